/** Other names under which a field is accepted, and the name that is documented: `{ query: 'q' }`. */
export type AlsoNamed = Readonly<Record<string, string>>;

/** What is given, with documented names. A field that is given by its own name as well keeps the other one, as unknown. */
export function withOwnNames(given: unknown, alsoNamed: AlsoNamed | undefined): unknown {
  if (alsoNamed === undefined || typeof given !== 'object' || given === null) return given;
  if (!Object.keys(given).some((name) => Object.hasOwn(alsoNamed, name))) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const own = Object.hasOwn(alsoNamed, name) ? alsoNamed[name] : undefined;
      return [own === undefined || Object.hasOwn(given, own) ? name : own, value] as const;
    }),
  );
}
