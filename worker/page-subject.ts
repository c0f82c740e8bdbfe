import * as v from 'valibot';
import { described } from '../src/catalog/described.ts';
import type { ErrorCode } from '../src/errors.ts';

/** A string that is not empty. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** Characters of a brief; about six pages. */
export const MAX_BRIEF = 20_000;

const NOT_A_PAGE =
  'Is the address of a page, not its HTML. Read the file and send its content; send an http or https URL as `url`.';

/** One URL, host with a port, or path to a file, and nothing else. */
const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|(?:localhost|[\w-]+(?:\.[\w-]+)+):\d+(?:\/\S*)?|(?:~|\.{1,2}|[a-z]:)?[/\\]\S*|[^\s<>]+\.x?html?|(?:~|\.{1,2}|[a-z]:)?[/\\][^\n<>]+\.[a-z]{2,5})$/i;
/** Characters; no address is longer. */
const MAX_ADDRESS = 2048;

/** Whether the address of a page was sent in place of the page. */
function isAddress(html: string): boolean {
  const text = html.length > 2 * MAX_ADDRESS ? '' : html.trim();
  return text.length <= MAX_ADDRESS && !text.includes('<') && ADDRESS.test(text);
}

/** Request fields that identify a page. */
export const pageSubjectFields = {
  url: v.optional(
    described(
      filledText,
      'URL of the page, http or https. With `html`, it is only the base URL for references in the HTML.',
    ),
  ),
  html: v.optional(
    described(
      v.pipe(
        v.string(),
        v.check((html) => html.trim() !== '', 'Must not be empty.'),
        v.check((html) => !isAddress(html), NOT_A_PAGE),
      ),
      'HTML of the page, for pages that no server can reach (localhost, a build in CI). Nothing is fetched then.',
    ),
  ),
  css: v.optional(
    described(
      v.string(),
      'Stylesheets of the page that its HTML does not contain, in order. Only with `html`.',
    ),
  ),
  base_url: v.optional(
    described(
      filledText,
      'Base URL of references in `html` when it differs from `url`. Nothing is fetched from it. Only with `html`.',
    ),
  ),
  render: v.optional(
    described(
      v.boolean(),
      'Whether to render the page in a browser, if the service has one. The service configuration sets the default.',
    ),
  ),
};

/** A page given by URL or as HTML. */
export type PageSubject = v.InferOutput<v.ObjectSchema<typeof pageSubjectFields, undefined>>;

type PageFields = Partial<Pick<PageSubject, 'url' | 'html' | 'css' | 'base_url'>>;

/** Fields that describe given HTML and would be ignored without it. */
const WITH_HTML = ['css', 'base_url'] as const;

/** Checks that a request gives `url` or `html`, and `css` and `base_url` only with `html`. */
export function namesPage<Input extends PageFields>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.html !== undefined) return;
    const input = dataset.value;
    if (input.url === undefined) {
      const message = 'Is required. Give the http or https URL of the page, or its HTML in `html`.';
      addIssue({ message, path: [fieldPath(input, 'url')] });
    }
    for (const name of WITH_HTML.filter((field) => input[field] !== undefined)) {
      addIssue({ message: 'Is only allowed together with `html`.', path: [fieldPath(input, name)] });
    }
  });
}

/** Path item for a validation issue on one field of an object. */
export function fieldPath(input: object, key: string): v.ObjectPathItem {
  const record: Record<string, unknown> = { ...input };
  return { type: 'object', origin: 'value', input: record, key, value: record[key] };
}

/** Errors about a page. */
export const PAGE_ERRORS = [
  'invalid_url',
  'private_address',
  'unreachable',
  'unparseable',
] as const satisfies readonly ErrorCode[];
