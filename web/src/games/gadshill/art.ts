/** The signs of the town, drawn on 32 by 32. What is cut out of a sign takes the colour behind it, `--cut`. */
export const SIGNS: Readonly<Record<string, string>> = {
  bank: '<path d="M16 2.5 30.5 11v2h-29v-2z"/><path d="M5 14.5h4v10H5zM11.4 14.5h3.6v10h-3.6zM17 14.5h3.6v10H17zM23 14.5h4v10h-4z"/><path d="M2 26h28v3.5H2z"/><circle style="fill:var(--cut)" cx="16" cy="8.6" r="2"/>',
  blacksmith:
    '<path d="M1.5 9.5H9V7h21.5v3.2c-4.8.2-8.6 2-9.6 6 .3 2.8 2 4.6 5.1 5.8v4.5H9V22c3-1 4.8-2.6 5-5.2C7.5 16.8 2.8 14 1.5 9.5z"/>',
  casino:
    '<rect x="6.5" y="2.5" width="19" height="27" rx="2.5"/><path style="fill:var(--cut)" d="M16 7.5c2.6 4 6 6 6 9.4 0 2.9-3.3 3.9-5 2 .1 2.3.7 3.7 1.9 4.9h-5.8c1.2-1.2 1.8-2.6 1.9-4.9-1.7 1.9-5 .9-5-2 0-3.4 3.4-5.4 6-9.4z"/>',
  church:
    '<path d="M14.9.8h2.2v2.7H20v2.2h-2.9v2.5L22 13v4.5l7.5 4V30h-27v-8.5l7.5-4V13l4.9-4.8V5.7H12V3.5h2.9z"/><path style="fill:var(--cut)" d="M13.6 30v-5.8a2.4 2.4 0 0 1 4.8 0V30z"/><circle style="fill:var(--cut)" cx="16" cy="15.5" r="1.9"/>',
  doc: '<path style="fill:none;stroke:currentColor;stroke-width:2.4" d="M11 9.5V7.2A2.7 2.7 0 0 1 13.7 4.5h4.6A2.7 2.7 0 0 1 21 7.2v2.3"/><path d="M5 9.5h22l2.3 17.2a2.3 2.3 0 0 1-2.3 2.6H5a2.3 2.3 0 0 1-2.3-2.6z"/><path style="fill:var(--cut)" d="M14.2 12.8h3.6v4h4v3.6h-4v4h-3.6v-4h-4v-3.6h4z"/>',
  hotel:
    '<path d="M1.5 6h3.2v12h25.8v9.5h-3.2V23H4.7v4.5H1.5z"/><circle cx="9.3" cy="13" r="3.3"/><path d="M14 10h11a5.5 5.5 0 0 1 5.5 5.5V17H14z"/>',
  judge:
    '<circle cx="16" cy="4.6" r="2.6"/><path d="M14.7 5h2.6v21H23v3.2H9V26h5.7z"/><path d="M4.5 7h23v2.5h-23z"/><path style="fill:none;stroke:currentColor;stroke-width:1.5" d="M6.5 9 2.6 18h7.8zM25.5 9l-3.9 9h7.8z"/><path d="M1 18h11a5.5 5.5 0 0 1-11 0zM20 18h11a5.5 5.5 0 0 1-11 0z"/>',
  laundry:
    '<path style="fill:none;stroke:currentColor;stroke-width:1.8" d="M.8 5.2c9 1.6 21 1.6 30.4 0"/><path d="M11.2 8 3 13l3 5.4 4-2V29.5h12V16.4l4 2 3-5.4L20.8 8c-1 2-2.6 3-4.8 3s-3.8-1-4.8-3z"/><path d="M9.6 3h2.4v6H9.6zM20 3h2.4v6H20z"/>',
  prison:
    '<path d="M4 2.5h24v27H4z"/><path style="fill:var(--cut)" d="M7.5 6h17v20h-17z"/><path d="M10 6h2.6v20H10zM14.7 6h2.6v20h-2.6zM19.4 6H22v20h-2.6z"/><path d="M7.5 13.5h17v2.6h-17z"/>',
  saloon:
    '<path style="fill:none;stroke:currentColor;stroke-width:2.8" d="M21 15.5h3a3.8 3.8 0 0 1 3.8 3.8v1.9A3.8 3.8 0 0 1 24 25h-3"/><path d="M5.5 13.8h16.5v13.4a2.3 2.3 0 0 1-2.3 2.3H7.8a2.3 2.3 0 0 1-2.3-2.3z"/><path d="M6.4 12A4 4 0 0 1 7 4.8a5 5 0 0 1 8.5-1A4.4 4.4 0 0 1 22 7.6 2.6 2.6 0 0 1 21.6 12z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M10.6 17.5v8.5M16.6 17.5v8.5"/>',
  sheriff:
    '<polygon points="16.00,3.8 19.17,12.43 28.36,12.78 21.14,18.47 23.64,27.32 16.00,22.2 8.36,27.32 10.86,18.47 3.64,12.78 12.83,12.43"/><circle cx="16.00" cy="3.8" r="2.1"/><circle cx="28.36" cy="12.78" r="2.1"/><circle cx="23.64" cy="27.32" r="2.1"/><circle cx="8.36" cy="27.32" r="2.1"/><circle cx="3.64" cy="12.78" r="2.1"/><circle style="fill:var(--cut)" cx="16" cy="16.8" r="3"/>',
  stable:
    '<path d="M16 2.5C6.5 2.5 3.3 11 5 18.5c.7 3 1.5 5 2.4 6.7H5.8v4.3h8V26c-2.6-3-3.8-6.7-3.8-10.5C10 10.4 12.4 8 16 8s6 2.4 6 7.5c0 3.8-1.2 7.5-3.8 10.5v3.5h8v-4.3h-1.6c.9-1.7 1.7-3.7 2.4-6.7C28.7 11 25.5 2.5 16 2.5z"/><g style="fill:var(--cut)"><circle cx="7.6" cy="14" r="1.1"/><circle cx="24.4" cy="14" r="1.1"/><circle cx="9.7" cy="8.3" r="1.1"/><circle cx="22.3" cy="8.3" r="1.1"/><circle cx="8.6" cy="19.6" r="1.1"/><circle cx="23.4" cy="19.6" r="1.1"/></g>',
  school:
    '<path d="M16 8C12 5 7 4.6 1.5 5v20.5c5.5-.4 10.5 0 14.5 3 4-3 9-3.4 14.5-3V5C25 4.6 20 5 16 8z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M16 9v18M5 10.5c3 0 5.6.4 8 1.5M5 15c3 0 5.6.4 8 1.5M5 19.5c3 0 5.6.4 8 1.5M27 10.5c-3 0-5.6.4-8 1.5M27 15c-3 0-5.6.4-8 1.5M27 19.5c-3 0-5.6.4-8 1.5"/>',
  undertaker:
    '<path d="M11 1.5h10l5.5 9.5L22 30.5H10L5.5 11z"/><path style="fill:var(--cut)" d="M14.5 7h3v4.3h4v3h-4V25h-3V14.3h-4v-3h4z"/>',
  stagecoach:
    '<path d="M8 2.5h13v3.3H8z"/><path d="M3.5 6.6h23.3c1 0 1.7.9 1.5 1.9L26.5 20H8.3c-1 0-1.9-.5-2.3-1.4L3 10.5z"/><path style="fill:var(--cut)" d="M9 9.5h6v5H9zM18 9.5h6v5h-6z"/><g style="fill:none;stroke:currentColor;stroke-width:2.2"><circle style="fill:var(--cut)" cx="9.5" cy="23.8" r="5"/><circle style="fill:var(--cut)" cx="23.5" cy="24.6" r="4.2"/></g><circle cx="9.5" cy="23.8" r="1.5"/><circle cx="23.5" cy="24.6" r="1.3"/>',
  general_store:
    '<path d="M5 3h22l4 8.5a3.7 3.7 0 0 1-6 2.2 4.6 4.6 0 0 1-6 0 4.6 4.6 0 0 1-6 0 4.6 4.6 0 0 1-6 0 3.7 3.7 0 0 1-6-2.2z"/><path d="M4 16.5h24v13H4z"/><path style="fill:var(--cut)" d="M7 19.5h9v6H7zM19 19.5h5.5v10H19z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M11.5 4 9 12.5M20.5 4 23 12.5M16 4v9"/>',
  sawmill:
    '<polygon points="31.00,16.00 27.17,16.78 27.09,20.04 29.51,22.51 25.73,21.55 24.24,24.45 25.35,27.73 22.36,25.22 19.76,27.19 19.34,30.62 17.72,27.07 14.53,27.71 12.66,30.62 12.75,26.72 9.6,25.91 6.65,27.73 8.42,24.25 5.93,22.15 2.49,22.51 5.59,20.14 4.26,17.17 1.00,16.00 4.83,15.22 4.91,11.96 2.49,9.49 6.27,10.45 7.76,7.55 6.65,4.27 9.64,6.78 12.24,4.81 12.66,1.38 14.28,4.93 17.47,4.29 19.34,1.38 19.25,5.28 22.4,6.09 25.35,4.27 23.58,7.75 26.07,9.85 29.51,9.49 26.41,11.86 27.74,14.83"/><circle style="fill:var(--cut)" cx="16" cy="16" r="3.2"/><g style="fill:var(--cut)"><circle cx="16" cy="9.6" r="1.3"/><circle cx="16" cy="22.4" r="1.3"/><circle cx="9.6" cy="16" r="1.3"/><circle cx="22.4" cy="16" r="1.3"/></g>',
  telegraph:
    '<path d="M14.5 1.5h3v29h-3z"/><path d="M3 8h26v2.6H3zM6.5 14.5h19v2.6h-19z"/><path d="M4 4.5h3v3.5H4zM9.5 4.5h3v3.5h-3zM19.5 4.5h3v3.5h-3zM25 4.5h3v3.5h-3zM8 11.8h2.6v2.7H8zM21.4 11.8H24v2.7h-2.6z"/><path style="fill:none;stroke:currentColor;stroke-width:1.5" d="M7.5 10.6 14.5 15M24.5 10.6 17.5 15"/>',
  newspaper:
    '<path d="M3 3.5h20.5v25H6a3 3 0 0 1-3-3z"/><path d="M24.8 9.5h4.7v16a3 3 0 0 1-4.7 2.4z"/><path style="fill:var(--cut)" d="M6 6.5h14.5v4H6zM6 13h6.5v6H6z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M14.6 14h6M14.6 17.5h6M6 22h14.6M6 25.3h14.6"/>',
  barber:
    '<circle cx="16" cy="3.6" r="2.6"/><path d="M9.5 6h13v3.4h-13zM9.5 24h13v3.4h-13zM13 28.4h6v2.6h-6z"/><path d="M11 10.2h10v13H11z"/><path style="fill:var(--cut)" d="M12.4 13.8 19.6 10.2V13l-7.2 3.8zM12.4 19.4l7.2-3.8v3l-7.2 3.8zM19.6 21.3v1.9h-3.5z"/>',
  gunsmith:
    '<path d="M1.5 8.5H14v4.7H1.5zM1.5 6.8h2.3v2H1.5z"/><path d="M11.5 8.5h13l2.2-2.3h2.6v3l-1 3.3L31 25.8a1.6 1.6 0 0 1-1.6 2h-5.7c-.8 0-1.4-.5-1.6-1.2l-2.3-9.4h-8.3z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M12.2 10.3h7.6M12.2 14.5h7.6"/><path style="fill:none;stroke:currentColor;stroke-width:2" d="M14.5 17c-.2 4 2 5.6 6.3 4.8"/>',
  post_office:
    '<path d="M1.5 6.5h29v19.5h-29z"/><path style="fill:none;stroke:var(--cut);stroke-width:2.4" d="M3 8.3 16 18.5 29 8.3M3.5 24.5l8.6-8.8M28.5 24.5l-8.6-8.8"/>',
  station:
    '<path d="M1 13 6 6h20l5 7z"/><path d="M5 14.5h22v9H5z"/><path d="M1 25h30v4H1z"/><circle style="fill:var(--cut)" cx="16" cy="9.8" r="2.2"/><path style="fill:var(--cut)" d="M8 17h4v6.5H8zM14 17h4v4h-4zM20 17h4v6.5h-4z"/>',
  cemetery:
    '<path d="M4 28V14a5.5 5.5 0 0 1 11 0v14zM18 28v-9h-2.5v-3H18v-3.5h3V16h2.5v3H21v9zM25 28v-6a3 3 0 0 1 6 0v6z"/><path d="M1 27.5h30v2.5H1z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.7" d="M7 15h5M7 18.5h5"/>',
  bison_pasture:
    '<path d="M1.5 18c-.2-3.5 1.3-6 3.7-6.8C6.4 7.6 9.5 5.5 13 5.8c3 .2 4.8 2 7.6 2.7 3 .7 6 .6 7.8 3 1.6 2.2 1.8 5.2 1.4 8l-.8 8h-2.6l-.4-6.2-2.4-1.6-1.4 7.8h-2.6l-.4-7.2c-2 .6-4 .6-5.4.3l-.8 6.9H10l-.8-5.4c-1.7.2-2.8-.5-3.7-1.7C3.2 21.5 1.7 20.6 1.5 18z"/><path style="fill:none;stroke:var(--cut);stroke-width:1.5" d="M6.6 13.2c-.3-1.6-1.4-2.4-2.8-2.2"/><circle style="fill:var(--cut)" cx="5.6" cy="16" r=".9"/>',
  loco: '<path d="M3 5h9v2.4h-1.2V13h6.7V8.5h-1.2V6h5v2.5h-1.2V13H25l2 2v5.5l4 6H2.5v-4H3z"/><path style="fill:var(--cut)" d="M5 8h4v4.5H5z"/><g style="fill:none;stroke:currentColor;stroke-width:2"><circle style="fill:var(--cut)" cx="7.5" cy="25.5" r="4"/><circle style="fill:var(--cut)" cx="16.5" cy="26.5" r="3"/><circle style="fill:var(--cut)" cx="23.5" cy="26.5" r="3"/></g>',
};

/** The signs of the three kinds of cards, on 20 by 20 (a condition's: 26 by 20). */
export const KIND_SIGNS = {
  building: '<path d="M10 1.5 18.5 8.5V18.5H1.5V8.5z"/>',
  district: '<path d="M6 1.5h8l5 8.5-5 8.5H6L1 10z"/>',
  condition:
    '<g fill="none" stroke="currentColor" stroke-width="3"><circle cx="9" cy="10" r="6.5"/><circle cx="17" cy="10" r="6.5"/></g>',
} as const;
