import { GENERIC_FAMILY } from '../src/text/generic-family.ts';
import { isCovered } from '../src/words/is-covered.ts';
import { facesNamed } from '../src/words/named-faces.ts';
import { classesByRole, type ClassOfRole } from '../src/words/role-pairing.ts';
import type { NamedStatement, Statement } from '../src/words/understanding.ts';

/** Families of headings and of running text. */
export interface SaidFaces {
  readonly heading?: string | undefined;
  readonly body?: string | undefined;
}

/**
 * The typefaces that a brief names for headings and text, and generic families where it gives a role a class alone:
 * `serif headings with Inter`. Where a class is said of headings, a typeface without a role sets the text.
 */
export function facesByRole(
  named: readonly NamedStatement[],
  statements: readonly Statement[],
  text: string,
): SaidFaces {
  const faces = facesNamed(named);
  const classes = classesByRole(text);
  const classOf = (one: ClassOfRole | undefined) =>
    one !== undefined && isCovered(one.span, statements.filter(isOfType))
      ? GENERIC_FAMILY[one.tone]
      : undefined;
  const heading = classOf(classes.heading);
  const isHeadings =
    faces.heading !== undefined && (heading === undefined || faces.heading.role === 'heading');
  return {
    heading: isHeadings ? faces.heading?.values[0] : heading,
    body: (faces.body ?? (isHeadings ? undefined : faces.heading))?.values[0] ?? classOf(classes.body),
  };
}

/** Whether a statement says which class of typeface is wanted. */
function isOfType(one: Statement): boolean {
  return (
    one.polarity === 'for' && (one.kind === 'style' || (one.kind === 'axis' && one.axis === 'type.pairing'))
  );
}
