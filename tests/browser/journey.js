/* What is wrong with a screen, in words; see journey.py. Everything is measured in one turn. */
async ({ width, height, offers, scrolls }) => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let turn = 0; turn < 100 && (innerWidth !== width || innerHeight !== height); turn++) await frames();
  await document.fonts.ready;
  let now = null;
  if (offers) {
    const answer = await fetch(`/api/tables/${location.hash.split(/[/?]/)[2]}`);
    now = (await answer.json()).now;
  }
  await frames();

  const SCROLLS = "[data-scroll], [tabindex='0'][role=region], [tabindex='0'][role=log]";
  const faults = [];
  const called = (each) =>
    `<${each.localName} ${each.dataset.move ?? each.className?.baseVal ?? each.className}> ` +
    `“${(each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const boxOf = (each) => each.getBoundingClientRect();
  const unseen = (each) => each.closest(".sr, [inert], [aria-hidden=true]") !== null;
  const shown = (each) =>
    each.checkVisibility({ visibilityProperty: true }) && boxOf(each).width > 2 && boxOf(each).height > 2;

  function pageScrolls() {
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight + 1) faults.push(`the page is ${scrollHeight - innerHeight} px too high`);
    if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth - innerWidth} px too wide`);
  }

  function areasOverlap() {
    const areas = [...document.querySelectorAll("[data-area]")].filter(
      (each) => shown(each) && !each.closest("[role=dialog], [data-slip]"),
    );
    const named = (each) => each.getAttribute("aria-label") ?? each.className;
    areas.forEach((one, index) => {
      const a = boxOf(one);
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
        faults.push(`${named(one)} leaves the window`);
      for (const other of areas.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = boxOf(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) faults.push(`${named(one)} and ${named(other)} overlap by ${wide}×${high}`);
      }
    });
  }

  function intoView(each) {
    for (let scroller = each.parentElement?.closest(SCROLLS); scroller; ) {
      const inside = boxOf(each);
      const around = boxOf(scroller);
      if (inside.top < around.top || inside.bottom > around.bottom)
        scroller.scrollTop += (inside.top + inside.bottom - around.top - around.bottom) / 2;
      if (inside.left < around.left || inside.right > around.right)
        scroller.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
      scroller = scroller.parentElement?.closest(SCROLLS);
    }
  }

  function hit(each) {
    const box = boxOf(each);
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (found === null) return `${called(each)} lies outside the window`;
    if (each.contains(found) || found.closest("label")?.contains(each)) return null;
    return `${called(each)} lies under ${called(found)}`;
  }

  function controlsAreHit() {
    const controls = "[data-move], [data-go], button, a[href], summary, select, input, [role=button]";
    for (const each of document.querySelectorAll(controls)) {
      if (!shown(each) || each.closest("[inert], .sr, .skip")) continue;
      const offered = each.dataset.move !== undefined || each.dataset.go !== undefined;
      if (each.disabled && !offered && getComputedStyle(each).pointerEvents === "none") continue;
      const scroller = each.closest(SCROLLS);
      if (scroller || scrolls) {
        if (!offered && !scrolls) continue;
        if (scrolls) each.scrollIntoView({ block: "center", behavior: "instant" });
        else intoView(each);
      }
      const fault = hit(each);
      if (fault) faults.push(fault);
    }
  }

  function offersAreDrawn() {
    const drawn = new Set(
      [...document.querySelectorAll("[data-move]")].filter(shown).map((each) => each.dataset.move),
    );
    for (const { move } of [...now.moves, ...now.interjections])
      if (!drawn.has(move) && !drawn.has(move.split(" ")[0])) faults.push(`“${move}” is offered and not drawn`);
  }

  function leaves(clip, rect, style) {
    const box = boxOf(clip);
    const left = box.left + clip.clientLeft;
    const top = box.top + clip.clientTop;
    const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize);
    const spare = Math.max(0, rect.height - line) / 2 + 2;
    const over = getComputedStyle(clip);
    const clips = (way) => way !== "visible";
    return (
      (clips(over.overflowX) && (rect.left < left - 2 || rect.right > left + clip.clientWidth + 2)) ||
      (clips(over.overflowY) && (rect.top < top - spare || rect.bottom > top + clip.clientHeight + spare))
    );
  }

  function textIsCut() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || parent.closest("svg, select, script, style, .sr, [inert], [data-cut]"))
        continue;
      if (!shown(parent)) continue;
      range.selectNodeContents(texts.currentNode);
      const style = getComputedStyle(parent);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const fault = cutBy(parent, rect, style);
        if (fault) {
          faults.push(fault);
          break;
        }
      }
    }
  }

  function cutBy(parent, rect, style) {
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      if (each.matches(SCROLLS)) return null;
      const over = getComputedStyle(each);
      if (over.clipPath.startsWith("inset(50%")) return null;
      if (over.overflowX === "visible" && over.overflowY === "visible") continue;
      if (leaves(each, rect, style)) return `${called(parent)} is cut by <${each.localName} ${each.className}>`;
    }
    if (scrolls) return null;
    const out = rect.left < -1 || rect.right > innerWidth + 1 || rect.top < -3 || rect.bottom > innerHeight + 3;
    return out ? `${called(parent)} is cut by the window` : null;
  }

  function silentScrollers() {
    for (const each of document.querySelectorAll("main *, aside *")) {
      if (each.closest(`${SCROLLS}, .sr, textarea`) || !shown(each) || unseen(each)) continue;
      const { overflowX, overflowY } = getComputedStyle(each);
      const scrolling = (way) => way === "auto" || way === "scroll";
      if (scrolling(overflowY) && each.scrollHeight > each.clientHeight + 1)
        faults.push(`${called(each)} has to be scrolled`);
      else if (scrolling(overflowX) && each.scrollWidth > each.clientWidth + 1)
        faults.push(`${called(each)} has to be scrolled sideways`);
    }
  }

  async function endScrolls() {
    const end = document.querySelector('section[aria-label="How the game ended"] [data-scroll]');
    const pages = [...(end?.querySelectorAll("[data-page] [aria-pressed]") ?? [])];
    for (const page of [...pages.slice(1), ...pages.slice(0, 1)]) {
      page.click();
      await frames();
      const over = end.scrollHeight - end.clientHeight;
      if (over > 1) faults.push(`${called(page)} of the end is ${over} px too high`);
    }
  }

  const position = document.querySelector("[data-position]")?.dataset.position ?? "";
  if (now && String(now.position) !== position) return { position, faults: [], now: null };
  await endScrolls();
  if (!scrolls) {
    pageScrolls();
    areasOverlap();
    silentScrollers();
  }
  textIsCut();
  controlsAreHit();
  if (now) offersAreDrawn();
  return { position, faults: [...new Set(faults)], now };
}
