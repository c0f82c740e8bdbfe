import * as v from 'valibot';
import type { ErrorCode } from '../src/errors.ts';

/** Fields by which a request names the page it is about. */
export const pageSubjectFields = {
  /** Where the page is; with `html`, only what its references resolve against. */
  url: v.optional(v.pipe(v.string('Give an address as text.'), v.nonEmpty('Give an http or https address.'))),
  /** The page itself, for pages no server can reach (localhost, a build in CI). Nothing is fetched then. */
  html: v.optional(v.string()),
  /** Style sheets of the page that are not in its HTML, in order. */
  css: v.optional(v.string()),
  /** What references in `html` resolve against, where that is not `url`. Nothing is fetched from it. */
  base_url: v.optional(v.pipe(v.string(), v.nonEmpty('Give an http or https address.'))),
  /** Through a browser or not, where the service has one. */
  render: v.optional(v.boolean()),
};

/** A page by address, or given whole. */
export type PageSubject = v.InferOutput<v.ObjectSchema<typeof pageSubjectFields, undefined>>;

/** A request must name a page one way or the other. */
export function namesPage({ url, html }: PageSubject): boolean {
  return url !== undefined || html !== undefined;
}
export const NAME_A_PAGE = 'url is required: the http or https address of the page.';

/** What can go wrong with a page. */
export const PAGE_ERRORS = [
  'invalid_url',
  'private_address',
  'unreachable',
  'unparseable',
] as const satisfies readonly ErrorCode[];
