import type { BrandRecord } from '../../src/catalog/record.ts';
import { faceFile } from '../../src/board/type/faces.ts';
import { matchFace, type MatchedFace } from '../../src/board/type/match-face.ts';
import { GENERIC_FAMILY } from '../../src/text/generic-family.ts';

/** The open typefaces in which the page of a brand shows its families, by role: those of its board. */
export function brandFaces({ tokens }: BrandRecord): ReadonlyMap<string, MatchedFace> {
  const families = Object.entries(tokens.type?.families ?? {});
  return new Map(families.map(([role, family]) => [role, matchFace(family)]));
}

/**
 * `@font-face` rules of the typefaces. A typeface that comes late is not shown before the next visit, because the page
 * must not move.
 */
export function fontFaces(faces: ReadonlyMap<string, MatchedFace>): string {
  const used = new Map([...faces.values()].map(({ face }) => [face.name, face]));
  return [...used.values()]
    .map(
      (face) =>
        `@font-face{font-family:"${face.name}";src:url("/fonts/${faceFile(face)}") format("woff2");font-weight:${face.weights};font-display:optional}`,
    )
    .join('\n');
}

/** The value of `font-family` that shows a family of the brand. */
export function familyOf(matched: MatchedFace | undefined): string | undefined {
  return matched && `"${matched.face.name}",${GENERIC_FAMILY[matched.face.class]}`;
}
