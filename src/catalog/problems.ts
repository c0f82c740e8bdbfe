import type * as v from 'valibot';
import { closest } from './closest.ts';

/** A problem in a catalog file, with its place and a correction. */
export interface Problem {
  /** 1-based line of the file. */
  readonly line: number;
  /** Key path or heading: `tokens.color.light.primary`, `## Voice`. */
  readonly path: string;
  readonly message: string;
  readonly advice: string;
}

/** Line of the file where a key path, or a section of the body (`body.doc_voice`), begins. */
export type LineOf = (path: readonly (string | number)[]) => number;

/** Issues of a schema as problems with lines and advice. */
export function schemaProblems(
  issues: readonly v.BaseIssue<unknown>[],
  { lineOf }: { readonly lineOf: LineOf },
): readonly Problem[] {
  return issues.map((issue) => {
    // Keys of a parsed YAML document are strings and numbers.
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return { line: lineOf(path), path: path.join('.'), ...wording(issue, String(path.at(-1) ?? '')) };
  });
}

function wording(issue: v.BaseIssue<unknown>, key: string): Pick<Problem, 'message' | 'advice'> {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { message: `"${key}" is not a key of this block.`, advice: 'Remove it, or correct the spelling.' };
  }
  if (issue.received === 'undefined') {
    return {
      message: `"${key}" is missing.`,
      advice: `Write the key "${key}"; docs/DATA.md says what it holds.`,
    };
  }
  const values = allowedValues(issue);
  if (values !== null) {
    const meant = closest(String(issue.input), values);
    return {
      message: `${issue.received} is not one of the values.`,
      advice: `${meant === null ? '' : `Did you mean "${meant}"? `}Write one of: ${values.join(', ')}.`,
    };
  }
  return { message: receivedInWords(issue), advice: issue.message };
}

/** For length checks valibot reports the length, otherwise the value. */
function receivedInWords({ type, received, input }: v.BaseIssue<unknown>): string {
  if (type !== 'min_length' && type !== 'max_length') return `${received} is not valid.`;
  return typeof input === 'string'
    ? `The text has ${received} characters.`
    : `The list has ${received} items.`;
}

/** The values of a picklist, which valibot reports only as the text `("a" | "b")`. */
function allowedValues(issue: v.BaseIssue<unknown>): readonly string[] | null {
  if (issue.type !== 'picklist' || issue.expected === null) return null;
  return issue.expected.replaceAll(/[()"]/g, '').split(' | ');
}
