import { namesOf, type Declared, type LonghandDeclaration } from '../cascade/rules/longhands.ts';
import type { CascadeRule } from '../cascade/rules/rule-set.ts';
import { parseSelectorList } from '../cascade/selectors/parse-selector.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import type { Cascade } from '../cascade/style-document.ts';
import type { StyleChange } from '../grammar/restyle.ts';
import { oncePer } from '../text/once-per.ts';
import { styleAttributeReader } from './style-attributes.ts';

/** The elements themselves without a pseudo-element. */
type Pseudo = StyleChange['pseudo'];

/** What the rules of a page declare for its elements. */
export interface PageRules {
  /** Whether the page declares a property for an element more strongly than a stylesheet with a specificity would. */
  readonly outweighs: (specificity: number, property: string, pseudo: Pseudo) => (index: number) => boolean;
  /** The highest specificity with which the page declares one of some properties as important; -1 for none. */
  readonly strongestImportant: (properties: readonly string[], pseudo: Pseudo) => (index: number) => number;
  /** Of a list of selectors. */
  readonly leastSpecificity: (selectors: readonly string[]) => number;
}

/** A rule of the page that matches an element, with the longhands that it declares. */
interface PageRule extends Longhands {
  readonly specificity: number;
  readonly isLayered: boolean;
}

interface Longhands {
  readonly normal: ReadonlySet<string>;
  readonly important: ReadonlySet<string>;
}

/** Prepares the answers for a page: what one element asks of a rule or selector, others ask again. */
export function pageRules({ matching, rules, page }: Cascade): PageRules {
  const longhandsIn = longhandsByBlock();
  const specificityOf = specificities();
  const pageRule = oncePer(
    ({ origin, selector: { specificity }, layer, block }: CascadeRule): PageRule | null =>
      origin === 'user-agent'
        ? null
        : { specificity, isLayered: layer !== rules.unlayered, ...longhandsIn(block.content) },
  );
  const pageRulesOf = (matched: readonly CascadeRule[]) => matched.flatMap((rule) => pageRule(rule) ?? []);
  const matchedBy = (index: number, pseudo: Pseudo) =>
    matching.matched[index]?.[pseudo ?? 'element'] ?? NO_RULES;
  const inAttribute = styleAttributeReader(page);
  return {
    outweighs: (specificity, property, pseudo) => {
      const longhands = longhandsOf(property);
      const hasStronger = byList((matched) =>
        pageRulesOf(matched).some((rule) =>
          longhands.some((longhand) => isStronger(rule, specificity, longhand)),
        ),
      );
      return (index) =>
        hasStronger(matchedBy(index, pseudo)) ||
        (pseudo === undefined && longhands.some((longhand) => inAttribute(index).has(longhand)));
    },
    strongestImportant: (properties, pseudo) => {
      const declared = properties.flatMap((property) => longhandsOf(property));
      const strongest = byList((matched) =>
        pageRulesOf(matched)
          .filter(
            ({ important }) => important.size > 0 && declared.some((longhand) => important.has(longhand)),
          )
          .reduce((most, { specificity }) => Math.max(most, specificity), -1),
      );
      return (index) => strongest(matchedBy(index, pseudo));
    },
    leastSpecificity: (selectors) => Math.min(...selectors.map(specificityOf)),
  };
}

/** What holds for a list of rules, found once for all elements that share it, as siblings often do. */
function byList<T>(find: (matched: readonly CascadeRule[]) => T): (matched: readonly CascadeRule[]) => T {
  const known = new Map<readonly CascadeRule[], T>();
  let last: { readonly matched: readonly CascadeRule[]; readonly found: T } | null = null;
  return (matched) => {
    if (last?.matched === matched) return last.found;
    const found = known.get(matched) ?? find(matched);
    known.set(matched, found);
    last = { matched, found };
    return found;
  };
}

function isStronger({ specificity, isLayered, normal, important }: PageRule, than: number, longhand: string) {
  return important.has(longhand) || (!isLayered && specificity > than && normal.has(longhand));
}

interface Block {
  readonly normal: readonly Declared[];
  readonly important: readonly Declared[];
}

function longhandsByBlock(): (block: Block) => Longhands {
  const known = new Map<Block, Longhands>();
  return (block) => {
    const longhands = known.get(block) ?? {
      normal: namesIn(block.normal),
      important: namesIn(block.important),
    };
    known.set(block, longhands);
    return longhands;
  };
}

function namesIn(list: readonly Declared[]): ReadonlySet<string> {
  const [first] = list;
  if (first === undefined) return NONE;
  return list.length === 1 && 'longhands' in first ? namesAmong(first.longhands) : new Set(namesOf(list));
}

/** Thousands of rules may be one equal shorthand, such as `all`, of two hundred longhands. */
const namesAmong = oncePer(
  (longhands: readonly LonghandDeclaration[]): ReadonlySet<string> =>
    new Set(longhands.map(({ property }) => property)),
);

function specificities(): (selector: string) => number {
  const known = new Map<string, number>();
  return (selector) => {
    const specificity =
      known.get(selector) ?? parseSelectorList(selector, { parent: null })?.[0]?.specificity ?? Infinity;
    known.set(selector, specificity);
    return specificity;
  };
}

const NONE: ReadonlySet<string> = new Set();
const NO_RULES: readonly CascadeRule[] = [];
