/** Whether valibot's records leave a name out in silence, so that it never reaches a prototype. */
export function isReservedName(name: string): boolean {
  return /^(?:__proto__|prototype|constructor)$/.test(name);
}
