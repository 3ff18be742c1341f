/** Small signs on a field of 24 by 24 (the vulture: 32); `--cut` is the colour behind them. */
export const GLYPHS = {
  gold: [
    24,
    '<path d="M4 15.5 6.5 8 12 4.5l6 2.5 3 6.5-3.5 5.5-8 1Z" fill="currentColor"/><path d="m6.5 8 5.5 2.5L18 7M12 10.5l-2.5 9.4M12 10.5l9 3" fill="none" stroke="#1a100a" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  gun: [
    24,
    '<path d="M2 7.5h13.5l1-1.5h2.2l.6 1.5H22v3.2h-5.2c.5 3.3 2 5.8 3.2 8.3h-5.2c-.9-1.7-1.5-3.3-1.7-5.2-.6.7-1.5 1-2.6 1-1.7 0-2.7-1.2-2.7-2.8v-1.3H2Z" fill="currentColor"/><path d="M9.5 11.2c0 1.6.5 2.2 1.3 2.2 1 0 1.7-.8 1.9-2.2" fill="none" stroke="var(--cut,#fff)" stroke-width="1.2"/><rect x="8.3" y="7.5" width="5.4" height="3.2" rx=".6" fill="var(--cut,#fff)" fill-opacity=".35"/>',
  ],
  cards: [
    24,
    '<rect x="4" y="5" width="11" height="15" rx="1.6" transform="rotate(-12 9.5 12.5)" fill="none" stroke="currentColor" stroke-width="1.6"/><rect x="9" y="4" width="11" height="15.5" rx="1.6" transform="rotate(8 14.5 12)" fill="currentColor"/><path d="M14.7 8.2c1.7 1.9 3.2 3 3.2 4.7 0 1.6-2 2-2.7.8.1 1 .5 1.6 1 2h-3c.5-.4.9-1 1-2-.7 1.2-2.7.8-2.7-.8 0-1.7 1.5-2.8 3.2-4.7Z" fill="var(--cut,#fff)" transform="rotate(8 14.5 12)"/>',
  ],
  adventurer: [
    24,
    '<rect x="4" y="2.5" width="16" height="19" rx="2.4" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="11.5" r="3" fill="currentColor"/><path d="M6.5 9.2h11l-2.8-1.3-.6-2.6H9.9l-.6 2.6ZM6.8 19c.6-3 2.6-4 5.2-4s4.6 1 5.2 4Z" fill="currentColor"/>',
  ],
  debt: [
    24,
    '<path d="M5 3h11l3 3v15H5Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M8.5 9h7M8.5 12.5h7M8.5 16.5c1.5-1.7 2.5 1 4-.5 1-1 1.5 1 3 0" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  ],
  shoe: [
    24,
    '<path d="M6.5 3.5C3 11 4.5 20.5 12 20.5S21 11 17.5 3.5" fill="none" stroke="currentColor" stroke-width="4.2"/><path d="M4.2 3.5h4.6M15.2 3.5h4.6" stroke="currentColor" stroke-width="2.6"/><g fill="#1a100a" fill-opacity=".7"><circle cx="5.9" cy="8.5" r=".9"/><circle cx="6" cy="13.5" r=".9"/><circle cx="8.7" cy="18" r=".9"/><circle cx="15.3" cy="18" r=".9"/><circle cx="18" cy="13.5" r=".9"/><circle cx="18.1" cy="8.5" r=".9"/></g>',
  ],
  vulture: [
    32,
    '<path d="M5 29C3 19 6 12 13 10.5c1.5-.4 3-.2 4.3.4C17 8.4 17.5 5.8 19.3 4.5c2-1.4 4.7-.8 5.7 1.2l4.2 2.8c-.3 1.7-1.8 2.5-3.9 1.9-.6 1.3-1.7 2.2-3.3 2.5 3 3 3.6 8 1.2 11.7-.9 1.3-2.2 2.3-3.7 2.8v2.1h-2.4v-1.7h-3v1.7h-2.4v-2C9.5 28.2 7.5 29.2 5 29Z" fill="currentColor"/><path d="M15.8 12.8c1.2 1.9 4 2.6 6.3 1.3" fill="none" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/><path d="M11.5 14.5C9 18 8.3 22 9 26M15.5 17.5c-1.8 2.6-2.3 5.3-1.8 8.3" fill="none" stroke="var(--cut,#fff)" stroke-width="1.3" stroke-linecap="round"/><circle cx="22" cy="7.5" r="1.1" fill="var(--cut,#fff)"/>',
  ],
  check: [
    24,
    '<path d="m4.5 12.5 5 5 10-11" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  tomb: [
    28,
    '<path d="M6 27V11.500C6 6 9.500 2.500 14 2.500S22 6 22 11.500V27Z" fill="var(--tomb,none)" stroke="currentColor" stroke-width="1.6"/>',
  ],
  arrow: [
    24,
    '<path d="M5 12h13M13 6.5l5.5 5.5-5.5 5.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  skull: [
    24,
    '<path d="M12 2.500c-5 0-8.500 3.400-8.500 8 0 3 1.500 5 3.500 6.200v3.800h10v-3.800c2-1.200 3.500-3.200 3.500-6.200 0-4.600-3.500-8-8.500-8Z" fill="currentColor"/><g fill="var(--cut,#fff)"><circle cx="8.500" cy="11" r="2.200"/><circle cx="15.500" cy="11" r="2.200"/><path d="m12 13.500-1.200 2.500h2.400Z"/></g>',
  ],
} as const satisfies Record<string, readonly [number, string]>;
export type Glyph = keyof typeof GLYPHS;
/** The three numbers of an adventurer, in the order of the card. */
export const STATS = ["gold", "gun", "cards"] as const;
export type Stat = (typeof STATS)[number];

function rose(cx: number, cy: number, wide: number, high: number, petals: number): string {
  return Array.from(
    { length: petals },
    (_, petal) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${wide}" ry="${high}" transform="rotate(${((petal * 180) / petals).toFixed(1)} ${cx} ${cy})"/>`,
  ).join("");
}

function rays(cx: number, cy: number, length: number): string {
  return Array.from({ length: 36 }, (_, ray) => {
    const angle = (ray * Math.PI) / 18;
    return `<path d="M${cx} ${cy}l${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}"/>`;
  }).join("");
}

/** The back of every debt, on 64 by 92: a horseshoe in a rosette. */
export const DEBT_BACK =
  `<rect width="64" height="92" fill="var(--gn-back)"/><g fill="none" stroke="var(--gn-back-line)" stroke-width=".9"><rect x="4" y="4" width="56" height="84" rx="3"/>${rose(32, 46, 34, 13, 9)}</g>` +
  '<circle cx="32" cy="46" r="13" fill="var(--gn-back)" stroke="var(--gn-back-line)"/><path d="M27.2 38c-4 8.5-2.3 16 4.8 16s8.8-7.5 4.8-16" fill="none" stroke="var(--gn-back-line)" stroke-width="3.2"/>';

/** The back of every adventurer, on 64 by 92: a hat in rays. */
export const ADVENTURER_BACK =
  `<rect width="64" height="92" fill="#3d2733"/><g fill="none" stroke="#c79a86" stroke-width=".9"><rect x="4" y="4" width="56" height="84" rx="3"/><rect x="6.5" y="6.5" width="51" height="79" rx="2"/>${rays(32, 46, 60)}</g><path d="M0 0h64v4H0zM0 88h64v4H0zM0 0h4v92H0zM60 0h4v92h-4z" fill="#3d2733"/>` +
  '<circle cx="32" cy="46" r="18" fill="#3d2733" stroke="#c79a86"/><circle cx="32" cy="50" r="6.5" fill="#c79a86"/><path d="M18 45.5c5 2.5 9 2.5 14 2.5s9 0 14-2.5c-1-2-4-2.5-7-2.5-.5-6-2-9-4-9-1.3 0-1.8 1-3 1s-1.7-1-3-1c-2 0-3.5 3-4 9-3 0-6 .5-7 2.5Z" fill="#c79a86" stroke="#3d2733" stroke-width="1.5"/>';

/** Where the pips of a die face stand, on 24 by 24. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];
