/** No frame takes longer; in a window that nobody sees there is none. */
const LATE = 100;

/** Answer a tap before what takes long: whoever tapped sees that first, in the next frame. */
export function thereafter(work: () => void): void {
  void drawn().then(work);
}

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
