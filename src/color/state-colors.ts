const STATE =
  /(?:^|-)(?:danger|error|success|warning|info|positive|negative|critical|caution|alert|invalid|valid|notice|destructive)(?:-|$)/;

/** Whether a colour token is one of states: every brand has a red and a green, so they identify none. */
export function isStateColor(name: string): boolean {
  return STATE.test(name);
}
