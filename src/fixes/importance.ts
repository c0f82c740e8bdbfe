/** The value of a declaration without its `!important`. */
export function withoutImportance(value: string): string {
  return value.replace(/\s*!important$/, '');
}
