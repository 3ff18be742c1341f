import { settings } from "../settings.svelte";

/** A change with its sign: +13, −29. */
export function signed(by: number): string {
  return new Intl.NumberFormat(settings.lang, { signDisplay: "exceptZero" }).format(by).replace("-", "−");
}
