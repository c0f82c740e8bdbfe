import * as v from 'valibot';
import type { ErrorCode } from '../src/errors.ts';

/** Text that says something. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** Characters of a brief, about six pages. */
export const MAX_BRIEF = 20_000;

/** Fields by which a request names the page it is about. */
export const pageSubjectFields = {
  /** Address of the page; with `html`, only what its references resolve against. */
  url: v.optional(filledText),
  /** The page itself, for pages that no server can reach (localhost, a build in CI). Nothing is fetched then. */
  html: v.optional(
    v.pipe(
      v.string(),
      v.check((html) => html.trim() !== '', 'Must not be empty.'),
    ),
  ),
  /** Style sheets of the page that are not in its HTML, in order. Only with `html`. */
  css: v.optional(v.string()),
  /** Base URL of references in `html`, if it is not `url`. Nothing is fetched from it. Only with `html`. */
  base_url: v.optional(filledText),
  /** Whether to read the page through a browser, if the service has one. */
  render: v.optional(v.boolean()),
};

/** A page by address, or given whole. */
export type PageSubject = v.InferOutput<v.ObjectSchema<typeof pageSubjectFields, undefined>>;

type PageFields = Partial<Pick<PageSubject, 'url' | 'html' | 'css' | 'base_url'>>;

/** Fields that describe given HTML and would be ignored without it. */
const WITH_HTML = ['css', 'base_url'] as const;

/** Checks that a request names a page by `url` or `html`, and gives nothing that belongs to `html` alone without it. */
export function namesPage<Input extends PageFields>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.html !== undefined) return;
    const input = dataset.value;
    if (input.url === undefined) {
      const message =
        'Is required: the http or https address of the page. Or give the page itself as `html`.';
      addIssue({ message, path: [fieldPath(input, 'url')] });
    }
    for (const name of WITH_HTML.filter((field) => input[field] !== undefined)) {
      addIssue({ message: 'Is only read with `html`.', path: [fieldPath(input, name)] });
    }
  });
}

/** Where an issue about a field of an object points. */
export function fieldPath(input: object, key: string): v.ObjectPathItem {
  const record: Record<string, unknown> = { ...input };
  return { type: 'object', origin: 'value', input: record, key, value: record[key] };
}

/** What can go wrong with a page. */
export const PAGE_ERRORS = [
  'invalid_url',
  'private_address',
  'unreachable',
  'unparseable',
] as const satisfies readonly ErrorCode[];
