import * as v from 'valibot';
import { readBody } from './body.ts';
import { CHECKS } from './checks/index.ts';
import { type Comparison, outdatedFacts, recordedStatements } from './comparison.ts';
import { agreedFacts, compareCollected } from './dissents.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { FrontmatterSchema } from './entry.ts';
import { entryGround } from './ground/entry-ground.ts';
import { readFrontmatter } from './frontmatter.ts';
import { flattenGrammar } from './nested-grammar.ts';
import { tierOf } from './tier.ts';
import { type LineOf, type Problem, schemaProblems } from './problems.ts';

const NOT_COMPARED: Comparison = { values: {}, sources: [] };

export type EntryReading =
  | { readonly entry: CatalogEntry; readonly lineOf: LineOf; readonly problems: readonly [] }
  | { readonly entry: null; readonly problems: readonly Problem[] };

/**
 * Reads the text of `catalog/<slug>.md`: the entry, or all its problems.
 * @param comparison with other sources, from `catalog/collected/<slug>.json`
 */
export function readEntry(text: string, slug: string, comparison: Comparison = NOT_COMPARED): EntryReading {
  const front = readFrontmatter(text.replaceAll('\r\n', '\n'));
  if (!('value' in front)) return { entry: null, problems: front };

  const parsed = v.safeParse(FrontmatterSchema, front.value);
  const written = readBody(front.body, front.bodyLine);
  if (!parsed.success) {
    const problems = [...schemaProblems(parsed.issues, front), ...written.problems];
    return { entry: null, problems: byLine(problems) };
  }
  const stated = {
    ...parsed.output,
    grammar_flat: flattenGrammar(parsed.output.grammar ?? {}),
    body: written.body,
    code: written.code,
    yaml: front.yaml,
  };
  const ground = entryGround(stated);
  const compared = compareCollected({ ...stated, ground }, recordedStatements(comparison));
  const tier = tierOf({ entry: stated, ground, agreed: agreedFacts(compared) });
  const entry: CatalogEntry = { ...stated, ground, compared, tier };
  const lineOf: LineOf = (path) =>
    (path[0] === 'body' ? written.lines.get(String(path[1])) : undefined) ?? front.lineOf(path);
  const problems = [
    ...written.problems,
    ...CHECKS.flatMap((check) =>
      check(entry, slug).map(({ at, ...found }) => ({ line: lineOf(at), path: at.join('.'), ...found })),
    ),
    ...outdatedComparison(entry, comparison, lineOf),
  ];
  return problems.length > 0 ? { entry: null, problems: byLine(problems) } : { entry, lineOf, problems: [] };
}

function outdatedComparison(entry: CatalogEntry, comparison: Comparison, lineOf: LineOf): Problem[] {
  const facts = outdatedFacts(entry, comparison);
  if (facts.length === 0) return [];
  return [
    {
      line: lineOf(['tokens']),
      path: 'tokens',
      message: `catalog/collected/${entry.slug}.json compares other values of ${facts.join(', ')}.`,
      advice: 'Run npm run compare-sources.',
    },
  ];
}

function byLine(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
