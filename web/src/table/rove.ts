/**
 * Arrow keys walk through what can be reached in a group, by where they stand on the screen; Tab enters
 * and leaves the group as one. Use as an attachment: `{@attach rove}`.
 */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction; straight ahead before sideways. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead > 1 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = index;
    }
  });
  return best;
}

function middle(of: Element): Spot {
  const box = of.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function rove(group: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>("button:enabled, a[href], [role=radio], [data-explain][tabindex]"),
  ];

  /** One of them can be reached by Tab: the one that was last, else the chosen one, else the first that is open. */
  function settle(): void {
    const all = buttons();
    const held =
      all.find((each) => each === document.activeElement) ??
      all.find(
        (each) => each.getAttribute("aria-pressed") === "true" || each.getAttribute("aria-checked") === "true",
      ) ??
      all.find((each) => each.getAttribute("aria-disabled") !== "true") ??
      all[0];
    for (const each of all) {
      const index = each === held ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  }

  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = buttons();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    let next: number;
    if (step) next = nearest(middle(all[here]!), all.map(middle), step);
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    else return;
    event.preventDefault();
    if (next < 0) return;
    all[next]!.focus();
    settle();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-pressed", "aria-checked", "disabled"],
  });
  group.addEventListener("keydown", walk);
  group.addEventListener("focusin", settle);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", walk);
    group.removeEventListener("focusin", settle);
  };
}
