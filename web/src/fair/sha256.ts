/**
 * SHA-256 (FIPS 180-4). Browsers have one of their own only on pages that come by TLS or from this
 * machine; a table in the living room's network comes by neither.
 */

const ROOTS = primes(64);
const START = ROOTS.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = ROOTS.map((prime) => fraction(Math.cbrt(prime)));

function primes(number: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < number; next++) {
    if (found.every((prime) => next % prime)) found.push(next);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Hash bytes; the answer is 64 hex digits. */
export function sha256(bytes: Uint8Array): string {
  const length = bytes.length;
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, length << 3);
  const hash = [...START];
  const schedule = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = schedule[i - 15]!;
      const late = schedule[i - 2]!;
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      schedule[i] = (schedule[i - 16]! + small + schedule[i - 7]! + large) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[i]! + schedule[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes that hex digits write. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of what hex digits write. */
export const seal = (text: string): string => sha256(unhex(text));
