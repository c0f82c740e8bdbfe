/** A share of 1 as text: `12 %`, below a tenth with one decimal: `0.4 %`. */
export function percent(share: number): string {
  return `${share < 0.095 ? Math.round(1000 * share) / 10 : Math.round(100 * share)} %`;
}
