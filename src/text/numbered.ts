/** `1 moving part`, `2 moving parts` */
export function numbered(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
