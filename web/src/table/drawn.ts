/** No frame takes longer; in a window that nobody sees there is none. */
const LATE = 100;

/** Wait until what was changed is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, LATE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
