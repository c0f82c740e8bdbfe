/** A declaration with var(), whose value depends on the element. */
export interface PendingDeclaration {
  readonly property: string;
  readonly text: string;
}

/** One longhand, or one custom property, that a block sets. */
export interface LonghandDeclaration {
  readonly property: string;
  /** '' when `pending` is set. */
  readonly text: string;
  readonly pending: PendingDeclaration | null;
}

/**
 * All longhands of a shorthand. `all` has two hundred, and a page may repeat it in every rule: equal shorthands share
 * their longhands, and those of a shorthand with var() are made when they are asked for.
 */
export interface ShorthandDeclaration {
  readonly longhands: readonly LonghandDeclaration[];
  /** When set, it stands for `pending` of each longhand. */
  readonly shared: PendingDeclaration | null;
}

/** What one declaration of a block sets. */
export type Declared = LonghandDeclaration | ShorthandDeclaration;

/** The number of longhands that a list of declarations sets. */
export function countLonghands(list: readonly Declared[]): number {
  let count = 0;
  for (const declared of list) count += 'longhands' in declared ? declared.longhands.length : 1;
  return count;
}

/** Visits every longhand in order. */
export function forEachLonghand(
  list: readonly Declared[],
  visit: (declaration: LonghandDeclaration) => void,
): void {
  for (const declared of list) {
    if (!('longhands' in declared)) visit(declared);
    else for (const longhand of declared.longhands) visit(own(longhand, declared));
  }
}

/** Visits every longhand, the last one first. */
export function forEachLonghandBackwards(
  list: readonly Declared[],
  visit: (declaration: LonghandDeclaration) => void,
): void {
  for (let at = list.length - 1; at >= 0; at--) {
    const declared = list[at];
    if (declared === undefined) continue;
    if (!('longhands' in declared)) visit(declared);
    else for (const longhand of declared.longhands.toReversed()) visit(own(longhand, declared));
  }
}

function own(longhand: LonghandDeclaration, { shared }: ShorthandDeclaration): LonghandDeclaration {
  return shared === null ? longhand : { property: longhand.property, text: '', pending: shared };
}

/** The names of all longhands, in order. */
export function namesOf(list: readonly Declared[]): readonly string[] {
  return list.flatMap((declared) =>
    'longhands' in declared ? declared.longhands.map(({ property }) => property) : [declared.property],
  );
}
