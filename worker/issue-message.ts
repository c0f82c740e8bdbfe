import type * as v from 'valibot';

/** Error message for a value whose schema has no message of its own. */
export function issueMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.input === undefined) return 'Is required.';
  if (issue.type === 'picklist')
    return `Must be one of ${(issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}.`;
  const limit = String(issue.requirement);
  const unit = typeof issue.input === 'string' ? 'characters' : 'items';
  switch (issue.type) {
    case 'min_value':
      return `Must be at least ${limit}.`;
    case 'max_value':
      return `Must be at most ${limit}.`;
    case 'max_length':
      return `Must have at most ${limit} ${unit}.`;
    default:
      return MESSAGES.get(issue.type) ?? 'Is not valid.';
  }
}

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['string', 'Must be a string.'],
  ['number', 'Must be a number.'],
  ['boolean', 'Must be true or false.'],
  ['array', 'Must be a list.'],
  ['object', 'Must be an object.'],
  ['loose_object', 'Must be an object.'],
  ['record', 'Must be an object.'],
  ['integer', 'Must be a whole number.'],
  ['non_empty', 'Must not be empty.'],
]);
