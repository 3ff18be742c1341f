import type { Sign } from "./chapters";

/** The signs on the scrubber and in the log, drawn on 24 by 24. */
export const SIGN_DRAWINGS: Readonly<Record<Sign, string>> = {
  quartet:
    '<path fill-rule="evenodd" fill="currentColor" d="M3.5 17.5c0-5.7 3.8-8.9 8.1-8.9.1-2.5 1.9-4.1 3.9-4.1 2.2 0 3.9 1.7 3.9 3.9 0 1-.3 1.9-.8 2.5 1.9 1.5 3.4 3.5 4.1 5.5.4 1.2-.3 2.4-1.6 2.4H5c-.9 0-1.5-.5-1.5-1.3zm14.1-4.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z"/><path d="M4.2 17C.8 15.5.5 10.5 3.8 9.2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  payday:
    '<path fill="currentColor" fill-rule="evenodd" d="M12 3.5a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zm0 2.200a6.300 6.300 0 1 0 0 12.600 6.300 6.300 0 0 0 0-12.600z"/><path fill="currentColor" d="m12 7.300 1.400 3 3.300.4-2.400 2.300.6 3.300-2.900-1.600-2.900 1.600.6-3.300-2.400-2.300 3.300-.4z"/>',
  vulture:
    '<path fill="currentColor" d="M1.500 6.500c3.500-.6 6.300.2 8.300 2.300.2-1.800 1.300-3 3-3 1.200 0 2 .6 2.400 1.500l2 .7-1.800.9c-.1.500-.4 1-.8 1.400 2.200-1.700 4.900-2.200 7.900-1.500-1 3.700-3.600 6.200-7.400 7.200l1.400 2.700h-2.300l-1.600-2.400-1.300 2.400H9.100l.9-3C5.500 14.700 2.700 11.500 1.500 6.500z"/>',
  shot: '<path fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" d="M12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4"/><circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" stroke-width="1.800"/><circle cx="12" cy="12" r="1.800" fill="currentColor"/>',
  placed:
    '<path fill="currentColor" fill-rule="evenodd" d="m12 3.500 9 7.500h-2.500v9.500h-13V11H3zm-2 10.500v6.500h4V14z"/>',
  stop: '<path fill="currentColor" fill-rule="evenodd" d="M8.300 2.800h7.400l5.500 5.500v7.400l-5.500 5.500H8.300l-5.500-5.500V8.300zM6.500 10.700v2.600h11v-2.600z"/>',
  end: '<path fill="currentColor" d="M5 21.500v-19h1.800v1.300c4-2.200 6.800 1.400 11.700-.4v9c-4.900 1.800-7.700-1.800-11.700.4v8.700z"/>',
};
