import type { GameView, PlaceView, TableView } from "../api/api";
import { settings, t, words } from "../settings.svelte";

/** What a bot is called. */
export function botName(bot: string): string {
  return words().has(`bot-${bot}`) ? t(`bot-${bot}`) : t(`cli-bot-${bot}`);
}

/** The line that says how a bot plays. */
export function botHelp(bot: string): string {
  return words().help(words().has(`bot-${bot}`) ? `bot-${bot}` : `cli-bot-${bot}`);
}

/** What everyone at a table is called; two of the same name are told apart by a number. */
export function called(seats: readonly PlaceView[]): string[] {
  const names = seats.map((seat) => (seat.kind === "open" ? t("web-room-open") : seat.name || botName(seat.bot ?? "")));
  return names.map((name, seat) => {
    if (seats[seat]!.kind === "open" || names.filter((each) => each === name).length < 2) return name;
    return `${name} ${names.slice(0, seat).filter((each) => each === name).length + 1}`;
  });
}

/** How fast a table plays. */
export function pace(how: TableView["pace"]): string {
  switch (how.kind) {
    case "live":
      return t("web-pace-live", { minutes: Math.round(how.bank / 60), seconds: how.increment ?? 0 });
    case "days":
      return daysOff(t("web-pace-days", { number: how.days }), how.holidays ?? 0);
    default:
      return t("web-pace-untimed");
  }
}

function daysOff(pace: string, number: number): string {
  return number ? t("web-pace-off", { pace, number }) : pace;
}

/** The options in which a table differs from the usual game, in words. */
export function unusual(game: GameView | undefined, options: Readonly<Record<string, string>>): string[] {
  return (game?.options ?? [])
    .filter((option) => option.name in options && options[option.name] !== option.values[0])
    .map((option) => {
      const key = `${game!.prefix}-option-${option.name}`;
      return t("web-option-is", { option: t(key), value: t(`${key}-${options[option.name]}`) });
    });
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: “2 hours ago”. */
export function ago(at: number, now = Date.now()): string {
  return relative(now - at, -1, 1);
}

/** When something will be over that has so many milliseconds left: “in 47 hours”, never “tomorrow”. */
export function ahead(left: number): string {
  return relative(left, 1, 2);
}

/** Name a distance in the largest unit of which there are at least so many. */
function relative(distance: number, way: 1 | -1, least: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const number = Math.floor(distance / length);
    if (number >= least) return format.format(way * number, unit);
  }
  return way < 0 ? t("web-just-now") : format.format(1, "minute");
}
