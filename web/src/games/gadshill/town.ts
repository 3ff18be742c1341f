/**
 * The town of the rules: lots, streets and what each clue card shows. Made from town.toml by
 * `python -m tests.gadshill.town_data`; a test holds it to that file.
 */
export type Street = "iron" | "piedmont" | "main" | "front" | "oak";
export type Facing = "N" | "E" | "S" | "W";
export type Kind = "building" | "district" | "condition";
export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface Lot {
  id: string;
  /** The street of the printed entrance, and where it faces. */
  entrance: Street;
  facing: Facing;
  /** Its place on the small plan of a card. */
  rect: Rect;
}

export interface Clue {
  number: number;
  kind: Kind;
  /** The building the card names; a district card names none. */
  building: string | null;
  lots: readonly string[];
}

export const STREETS: Readonly<Record<Street, string>> = {"iron": "Iron Mountain Road", "piedmont": "Piedmont Street", "main": "Main Street", "front": "Front Street", "oak": "Oak Street"};

export const LOTS: readonly Lot[] = [
  {"id": "A2", "entrance": "iron", "facing": "S", "rect": [150, 0, 100, 80]},
  {"id": "A3", "entrance": "front", "facing": "W", "rect": [330, 0, 100, 80]},
  {"id": "A4", "entrance": "iron", "facing": "S", "rect": [430, 0, 100, 80]},
  {"id": "B1", "entrance": "main", "facing": "E", "rect": [0, 130, 100, 80]},
  {"id": "B2", "entrance": "iron", "facing": "N", "rect": [150, 130, 100, 80]},
  {"id": "B3", "entrance": "front", "facing": "W", "rect": [330, 130, 100, 80]},
  {"id": "B4", "entrance": "iron", "facing": "N", "rect": [430, 130, 100, 80]},
  {"id": "B5", "entrance": "oak", "facing": "W", "rect": [580, 130, 100, 80]},
  {"id": "C1", "entrance": "main", "facing": "E", "rect": [0, 210, 100, 80]},
  {"id": "C2", "entrance": "main", "facing": "W", "rect": [150, 210, 100, 80]},
  {"id": "C3", "entrance": "piedmont", "facing": "S", "rect": [330, 210, 100, 80]},
  {"id": "C4", "entrance": "piedmont", "facing": "S", "rect": [430, 210, 100, 80]},
  {"id": "C5", "entrance": "oak", "facing": "W", "rect": [580, 210, 100, 105]},
  {"id": "D1", "entrance": "piedmont", "facing": "N", "rect": [0, 340, 100, 80]},
  {"id": "D2", "entrance": "piedmont", "facing": "N", "rect": [150, 340, 100, 80]},
  {"id": "D3", "entrance": "front", "facing": "W", "rect": [330, 340, 100, 80]},
  {"id": "D4", "entrance": "oak", "facing": "E", "rect": [430, 340, 100, 80]},
  {"id": "D5", "entrance": "oak", "facing": "W", "rect": [580, 315, 100, 105]},
  {"id": "E2", "entrance": "main", "facing": "W", "rect": [150, 420, 100, 80]},
  {"id": "E3", "entrance": "front", "facing": "W", "rect": [330, 420, 100, 80]},
  {"id": "E4", "entrance": "oak", "facing": "E", "rect": [430, 420, 100, 80]},
  {"id": "E5", "entrance": "oak", "facing": "W", "rect": [580, 420, 100, 80]},
];

export const OUTLYING: readonly { id: string; rect: Rect }[] = [
  {"id": "A1", "rect": [0, 0, 100, 80]},
  {"id": "A5", "rect": [580, 0, 100, 80]},
  {"id": "E1", "rect": [0, 420, 100, 80]},
];

export const BUILDINGS: readonly string[] = [
  "bank",
  "blacksmith",
  "casino",
  "church",
  "doc",
  "hotel",
  "judge",
  "laundry",
  "prison",
  "saloon",
  "sheriff",
  "stable",
  "school",
  "undertaker",
  "stagecoach",
  "general_store",
  "sawmill",
  "telegraph",
  "newspaper",
  "barber",
  "gunsmith",
  "post_office",
];

export const CLUES: readonly Clue[] = [
  {"number": 1, "kind": "building", "building": "bank", "lots": ["B5", "C5", "D5", "E5"]},
  {"number": 2, "kind": "building", "building": "blacksmith", "lots": ["C3", "C4", "D3", "D4"]},
  {"number": 3, "kind": "building", "building": "casino", "lots": ["C3", "C4", "D1", "D2"]},
  {"number": 4, "kind": "building", "building": "church", "lots": ["A3", "A4", "B3", "B4"]},
  {"number": 5, "kind": "building", "building": "doc", "lots": ["B1", "C1", "C2", "E2"]},
  {"number": 6, "kind": "building", "building": "hotel", "lots": ["A3", "B3", "D3", "E3"]},
  {"number": 7, "kind": "building", "building": "judge", "lots": ["A4", "B5", "E4", "E5"]},
  {"number": 8, "kind": "building", "building": "laundry", "lots": ["C5", "D5", "E4", "E5"]},
  {"number": 9, "kind": "building", "building": "prison", "lots": ["B2", "B4", "D1", "D2"]},
  {"number": 10, "kind": "building", "building": "saloon", "lots": ["C1", "C2", "C3", "C4"]},
  {"number": 11, "kind": "building", "building": "sheriff", "lots": ["C1", "C2", "D1", "D2"]},
  {"number": 12, "kind": "building", "building": "stable", "lots": ["D2", "D3", "E2", "E3"]},
  {"number": 13, "kind": "building", "building": "school", "lots": ["B1", "B5", "C1", "C5"]},
  {"number": 14, "kind": "building", "building": "undertaker", "lots": ["A2", "B1", "D1", "E2"]},
  {"number": 15, "kind": "building", "building": "stagecoach", "lots": ["C4", "C5", "D4", "D5"]},
  {"number": 16, "kind": "building", "building": "general_store", "lots": ["B1", "B2", "B3", "B4"]},
  {"number": 17, "kind": "building", "building": "sawmill", "lots": ["A2", "A3", "A4", "B5"]},
  {"number": 18, "kind": "building", "building": "telegraph", "lots": ["B2", "B3", "C2", "C3"]},
  {"number": 19, "kind": "building", "building": "newspaper", "lots": ["A2", "A4", "B2", "B4"]},
  {"number": 20, "kind": "building", "building": "barber", "lots": ["D3", "D4", "E3", "E4"]},
  {"number": 21, "kind": "building", "building": "gunsmith", "lots": ["D4", "D5", "E4", "E5"]},
  {"number": 22, "kind": "building", "building": "post_office", "lots": ["A2", "A3", "E2", "E3"]},
  {"number": 23, "kind": "district", "building": null, "lots": ["C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4"]},
  {"number": 24, "kind": "district", "building": null, "lots": ["A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"]},
  {"number": 25, "kind": "district", "building": null, "lots": ["A2", "B1", "B2", "C1", "C2", "D1", "D2", "E2"]},
  {"number": 26, "kind": "district", "building": null, "lots": ["B4", "B5", "C4", "C5", "D4", "D5", "E4", "E5"]},
  {"number": 27, "kind": "district", "building": null, "lots": ["B2", "B3", "C2", "C3", "D2", "D3", "E2", "E3"]},
  {"number": 28, "kind": "district", "building": null, "lots": ["D1", "D2", "D3", "D4", "E2", "E3", "E4", "E5"]},
  {"number": 29, "kind": "district", "building": null, "lots": ["B1", "B2", "B4", "C1", "D1", "D2", "D4", "E4"]},
  {"number": 30, "kind": "district", "building": null, "lots": ["A2", "A4", "B1", "C1", "C3", "C4", "D4", "E4"]},
  {"number": 31, "kind": "district", "building": null, "lots": ["A3", "B1", "B3", "C1", "C2", "D3", "E2", "E3"]},
  {"number": 32, "kind": "district", "building": null, "lots": ["A2", "A3", "A4", "B2", "B3", "B4", "D3", "E3"]},
  {"number": 33, "kind": "district", "building": null, "lots": ["A2", "A4", "B1", "B5", "D1", "E2", "E4", "E5"]},
  {"number": 34, "kind": "district", "building": null, "lots": ["C1", "C2", "C4", "C5", "D1", "D2", "D4", "D5"]},
  {"number": 35, "kind": "district", "building": null, "lots": ["C2", "C3", "C4", "C5", "D2", "D3", "D4", "D5"]},
  {"number": 36, "kind": "district", "building": null, "lots": ["A3", "B3", "B5", "C5", "D3", "D5", "E3", "E5"]},
  {"number": 37, "kind": "district", "building": null, "lots": ["A3", "A4", "B3", "B4", "B5", "C3", "C4", "C5"]},
  {"number": 38, "kind": "district", "building": null, "lots": ["A3", "A4", "B3", "B4", "B5", "C5", "D5", "E5"]},
  {"number": 39, "kind": "condition", "building": "bank", "lots": ["B4", "B5", "C4", "C5", "D4", "D5", "E4", "E5"]},
  {"number": 40, "kind": "condition", "building": "blacksmith", "lots": ["D2", "D3", "D4", "D5", "E2", "E3", "E4", "E5"]},
  {"number": 41, "kind": "condition", "building": "casino", "lots": ["B3", "B4", "B5", "C3", "C4", "C5", "D5", "E5"]},
  {"number": 42, "kind": "condition", "building": "church", "lots": ["A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"]},
  {"number": 43, "kind": "condition", "building": "doc", "lots": ["B2", "B3", "C2", "C3", "D2", "D3", "E2", "E3"]},
  {"number": 44, "kind": "condition", "building": "hotel", "lots": ["B3", "B4", "C3", "C4", "D3", "D4", "E3", "E4"]},
  {"number": 45, "kind": "condition", "building": "judge", "lots": ["A4", "B4", "B5", "C5", "D4", "D5", "E4", "E5"]},
  {"number": 46, "kind": "condition", "building": "laundry", "lots": ["B1", "B2", "C1", "C2", "D2", "D5", "E2", "E5"]},
  {"number": 47, "kind": "condition", "building": "prison", "lots": ["C1", "C2", "C4", "C5", "D1", "D2", "D4", "D5"]},
  {"number": 48, "kind": "condition", "building": "saloon", "lots": ["C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4"]},
  {"number": 49, "kind": "condition", "building": "sheriff", "lots": ["C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4"]},
  {"number": 50, "kind": "condition", "building": "stable", "lots": ["B1", "B2", "C1", "C2", "C3", "D1", "D2", "D3"]},
  {"number": 51, "kind": "condition", "building": "school", "lots": ["A3", "A4", "B1", "B3", "B4", "B5", "C1", "C5"]},
  {"number": 52, "kind": "condition", "building": "undertaker", "lots": ["A2", "A4", "B1", "B2", "B4", "C1", "C2", "E2"]},
  {"number": 53, "kind": "condition", "building": "stagecoach", "lots": ["C2", "C3", "C4", "C5", "D2", "D3", "D4", "D5"]},
  {"number": 54, "kind": "condition", "building": "general_store", "lots": ["A2", "A4", "B1", "C1", "C3", "C4", "D4", "E4"]},
  {"number": 55, "kind": "condition", "building": "sawmill", "lots": ["A2", "A4", "B1", "B4", "C1", "D1", "E2", "E4"]},
  {"number": 56, "kind": "condition", "building": "telegraph", "lots": ["A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"]},
  {"number": 57, "kind": "condition", "building": "newspaper", "lots": ["A2", "A3", "A4", "B2", "B3", "B4", "D3", "E3"]},
  {"number": 58, "kind": "condition", "building": "barber", "lots": ["B5", "C5", "D3", "D4", "D5", "E3", "E4", "E5"]},
  {"number": 59, "kind": "condition", "building": "gunsmith", "lots": ["A3", "A4", "D4", "D5", "E2", "E3", "E4", "E5"]},
  {"number": 60, "kind": "condition", "building": "post_office", "lots": ["A2", "A3", "B2", "B3", "C2", "C3", "E2", "E3"]},
];
