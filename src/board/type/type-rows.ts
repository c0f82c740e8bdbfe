import type { BoardFacts } from '../board-facts.ts';

type Named<T> = readonly [token: string, value: T];

/** One size of the type scale, with what the entry states for it; null where it states nothing. */
export interface TypeRow {
  readonly role: string;
  readonly px: number;
  readonly family: string | null;
  readonly weight: Named<number> | null;
  readonly leading: Named<number> | null;
  readonly tracking: Named<string> | null;
}

/** px; larger sizes are headings unless their name says otherwise. */
const HEADING_FROM = 21;
const HEADING = /^(?:h\d|display|heading|title|hero|headline)/;
const TEXT = /^(?:body|small|caption|label|lead|control|footnote|micro|button|nav|text|quote)/;

/** The sizes of an entry, largest first. */
export function typeRows({ entry }: BoardFacts): readonly TypeRow[] {
  const { sizes = {}, weights, line_heights: leadings, tracking, families = {} } = entry.tokens.type ?? {};
  return Object.entries(sizes)
    .map(([role, size]): TypeRow => {
      const px = Number.parseFloat(size);
      const isHeading = HEADING.test(role) || (px >= HEADING_FROM && !TEXT.test(role));
      const kind = isHeading ? 'heading' : 'body';
      const own = [role, kind];
      const family = [...own, 'body'].find((one) => families[one] !== undefined);
      return {
        role,
        px,
        family: family ?? null,
        weight: firstNamed('font-weight', weights, own),
        leading: firstNamed('leading', leadings, own),
        tracking: firstNamed('tracking', tracking, own),
      };
    })
    .toSorted((a, b) => b.px - a.px);
}

function firstNamed<T>(
  group: string,
  values: Readonly<Record<string, T>> | undefined,
  roles: readonly string[],
): Named<T> | null {
  for (const role of roles) {
    const value = values?.[role];
    if (value !== undefined) return [`${group}.${role}`, value];
  }
  return null;
}
