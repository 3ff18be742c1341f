/**
 * Hats as they stand on the street, on a field of 50 by 32. Their outlines are those of the seats'
 * hats on every screen: pinched, round, pointed, flat.
 */
interface Hat {
  crown: string;
  band: string;
  brim: string;
}

export const STREET_HATS: Record<string, Hat> = {
  red: {
    crown: "M14 22C13 11 15 4 19 4c2.4 0 3 3 5 3s2.6-3 5-3c4 0 6 7 5 18Z",
    band: "M13.9 17.5h20.2l-.1 4.5H14Z",
    brim: "M1.5 18C6 23.5 14 23 24 23s18 .5 22.500-5C46 27 36 29.5 24 29.5S2 27 1.500 18Z",
  },
  green: {
    crown: "M12 24C11 10 15.5 4 24 4s13 6 12 20Z",
    band: "M12 18.5h24l.1 4H11.9Z",
    brim: "M5 22.5C8 26 14 25.5 24 25.5s16 .5 19-3C43 28.5 36 29.8 24 29.8S5 28.5 5 22.5Z",
  },
  yellow: {
    crown: "M17 23C18.5 14 20.5 2.5 24 2.5S29.5 14 31 23Z",
    band: "M17.7 18h12.6l.7 4.5H17Z",
    brim: "M0 15.5C3 24 12 23.5 24 23.5s21 .5 24-8C49.5 26.5 38 29.8 24 29.8S-1.500 26.5 0 15.5Z",
  },
  blue: {
    crown: "M12.500 24 11.500 7.500Q11.500 5.500 13.500 5.500h21q2 0 2 2L35.500 24Z",
    band: "M12.200 18h23.600l-.3 4.500H12.500Z",
    brim: "M4.5 22.500C8 24.500 14 24.500 24 24.500s16 0 19.500-2C43 28.500 36 30 24 30S5 28.500 4.500 22.500Z",
  },
  black: {
    crown: "M15 25 13.5 2Q24-.5 34.5 2L33 25Z",
    band: "M14.7 18.5h18.6l-.2 5.5H14.9Z",
    brim: "M6 23.5C10 27 38 27 42 23.5 43 31 5 31 6 23.5Z",
  },
};
