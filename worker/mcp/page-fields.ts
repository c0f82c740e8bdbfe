import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { pageSubjectFields } from '../page-subject.ts';
import { requireOneOf, requireWith } from './one-of.ts';
import { ScoreInput } from '../operations/score-schema.ts';
import { BRIEF_LANGUAGES } from '../other-languages.ts';

const { css } = pageSubjectFields;
const { identity, required_axes } = ScoreInput.pipe[0].entries;

/** Fields of tools that read a page. */
export const pageFields = {
  url: v.optional(
    described(v.string(), 'http or https URL of the page. With `html`, only the base of its references.'),
  ),
  html: v.optional(
    described(
      v.string(),
      'The HTML itself, no path, of a page whose URL this server cannot read. Nothing is fetched.',
    ),
  ),
  css,
};

/** Of a page that was sent as HTML without a URL. */
const NO_URL = 'about:blank';

/** The URL of a page; absent for a page that was sent as HTML. */
export function urlOf(url: string): { readonly url?: string } {
  return url === NO_URL ? {} : { url };
}

/** The name of a page, brand or grammar in a sentence. */
export function nameOf(name: string): string {
  return name === NO_URL ? 'the given HTML' : name;
}

/** Its keys are checked where it is read. */
const OBJECT = v.record(v.string(), v.unknown());

/** A taste as axis values. */
export const grammarField = v.optional(
  described(
    OBJECT,
    'Axis values, nested (`{"surface": {"radius": "pill"}}`) or flat (`{"surface.radius": "pill"}`).',
  ),
);

/** Fields of tools that judge a page against a target. */
const targetFields = {
  brand: v.optional(
    described(v.string(), 'Target: a brand of the catalog by slug, name or host, such as `linear`.'),
  ),
  target_url: v.optional(described(v.string(), 'Target: a public page that looks as this one should.')),
  brief: v.optional(
    described(
      v.string(),
      `Target in words, in ${BRIEF_LANGUAGES}: "cream ground, bold serif headings". Moods alone set no axis.`,
    ),
  ),
  grammar: v.optional(
    described(
      OBJECT,
      'Target as axis values, nested (`{"surface": {"radius": "pill"}}`) or flat (`{"surface.radius": "pill"}`); from contract, compose or vectorize.',
    ),
  ),
  tokens: v.optional(
    described(
      OBJECT,
      'Design tokens, only with `grammar` or `brief`, nested or flat: `{"font.body": "Inter"}`.',
    ),
  ),
};

/** Fields of tools that judge: what a contract requires besides its target, and what does not count. */
const demandFields = {
  identity: described(identity, '`required`: the verdict is the lower one of score and identity.'),
  required_axes: described(required_axes, 'Axes that have to match.'),
  waive: v.optional(
    described(
      v.array(v.object({ name: v.string(), reason: v.string() })),
      'What does not count, with the reason: an axis (`motion.budget`), or `identity.` and a part (`identity.type.body`).',
    ),
    [],
  ),
};

/** Those of `required_axes` that differ; absent when none is required. */
export const requiredFailures = v.optional(v.array(v.string()));

/** The names of the operation `score`, which contracts and problems use. */
export const alsoNamedTarget = { target_brand: 'brand', target_grammar: 'grammar', target_tokens: 'tokens' };

const TARGETS = [['brand'], ['target_url'], ['brief'], ['grammar']];

/** Fields of tools that judge a page. */
export const judgedFields = { ...pageFields, ...targetFields, ...demandFields };

/** A page and the one target that is given, as the operation `score` names their fields. */
export function scoreRequest(given: v.InferOutput<v.ObjectSchema<typeof judgedFields, undefined>>) {
  requireOneOf(given, TARGETS, 'missing_target');
  requireWith(given, 'tokens', ['grammar', 'brief']);
  const { brand, grammar, tokens, ...others } = given;
  return { ...others, target_brand: brand, target_grammar: grammar, target_tokens: tokens };
}
