import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { nearest } from '../../operations/nearest.ts';
import { tasteSubjectFields } from '../../taste-subject.ts';
import { detail, full, withFull } from '../detail.ts';
import { grammarField, nameOf, pageFields } from '../page-fields.ts';
import { defineTool } from '../tool.ts';

const { url, html, css } = pageFields;
const { brand } = tasteSubjectFields;

export const nearestBrands = defineTool({
  name: 'nearest',
  title: 'Nearest brands',
  description:
    'List the catalog brands whose design is most similar to one brand of the catalog, one page (URL or HTML) or one grammar. Use it for "which brands look like this page" and "brands like Notion"; by words use search_brands; for what to borrow use query.',
  input: v.object({
    brand,
    url,
    html,
    css,
    grammar: grammarField,
    limit: described(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
      'Number of brands.',
    ),
    detail,
  }),
  output: v.object({
    subject: v.string(),
    nearest: v.array(
      v.object({
        slug: v.string(),
        name: v.string(),
        resemblance: described(v.number(), '0 to 1; what the brands are ordered by.'),
        axes_compared: v.number(),
        shared: described(v.array(v.string()), 'Axes with the same value, at most eight.'),
        apart: described(v.array(v.string()), 'Axes that differ as `axis: from > to`, at most five.'),
      }),
    ),
    full,
  }),
  async run({ detail: asked, ...subject }, { call }) {
    const answer = await call(nearest, subject);
    return {
      subject: nameOf(answer.subject.name),
      nearest: answer.nearest.map(({ slug, name, resemblance, axes_compared, shared, apart }) => ({
        slug,
        name,
        resemblance,
        axes_compared,
        shared: shared.slice(0, MAX_SHARED),
        apart: apart.slice(0, MAX_APART).map(({ axis, from, to }) => `${axis}: ${from} > ${to}`),
      })),
      ...withFull(asked, answer),
    };
  },
});

/** Axes in a short answer; those of the greatest weight come first. */
const MAX_SHARED = 8;
const MAX_APART = 5;
