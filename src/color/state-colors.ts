const STATE =
  /(?:^|-)(?:danger|error|success|warning|info|positive|negative|critical|caution|alert|invalid|valid|notice|destructive)(?:-|$)/;

/** Whether a colour token is one of states: every brand has a red and a green, so they identify none. */
export function isStateColor(name: string): boolean {
  return STATE.test(name);
}

const DISABLED = /(?:^|-)disabled(?:-|$)/;

/** Whether a colour token is for controls that cannot be used. */
export function isDisabledColor(name: string): boolean {
  return DISABLED.test(name);
}

const MAIN = /^(?:success|warning|error|danger|info)$/;

/** Whether a colour token is the main colour of a state; those with further words are grounds or edges. */
export function isMainStateColor(name: string): boolean {
  return MAIN.test(name);
}

const FOCUS = /^focus(?:-|$)/;
const TOUCHED = /^(.+)-(?:hover|active|pressed|focus|visited)$/;

/**
 * Whether a colour token is seen only while a control has the focus or the pointer, or after a visit: `focus`,
 * `primary-hover` beside `primary`. A tab that is chosen has its colour at rest, so `tab-active` alone is none of these.
 * @param names of all colours of the scheme
 */
export function isTouchColor(name: string, names: ReadonlySet<string>): boolean {
  return FOCUS.test(name) || names.has(TOUCHED.exec(name)?.[1] ?? '');
}
