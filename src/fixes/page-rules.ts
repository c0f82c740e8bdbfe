import { namesOf, type Declared } from '../cascade/rules/longhands.ts';
import { parseSelectorList } from '../cascade/selectors/parse-selector.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import { parseDeclarations } from '../cascade/sheets/parse-sheet.ts';
import type { Cascade } from '../cascade/style-document.ts';
import type { StyleChange } from '../grammar/restyle.ts';

/** The elements themselves without a pseudo-element. */
type Pseudo = StyleChange['pseudo'];

/** What the rules of a page declare for its elements. */
export interface PageRules {
  /** Whether the page declares a property for an element more strongly than a stylesheet with a specificity would. */
  readonly outweighs: (index: number, specificity: number, property: string, pseudo: Pseudo) => boolean;
  /** The highest specificity with which the page declares one of some properties as important; -1 for none. */
  readonly strongestImportant: (index: number, properties: readonly string[], pseudo: Pseudo) => number;
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
  const ofElement: (readonly PageRule[] | undefined)[] = [];
  const attributes: (ReadonlySet<string> | undefined)[] = [];
  const found = (index: number, pseudo: Pseudo): readonly PageRule[] =>
    (matching.matched[index]?.[pseudo ?? 'element'] ?? [])
      .filter(({ origin }) => origin !== 'user-agent')
      .map(({ selector: { specificity }, layer, block: { content } }) => ({
        specificity,
        isLayered: layer !== rules.unlayered,
        ...longhandsIn(content),
      }));
  const rulesFor = (index: number, pseudo: Pseudo) =>
    pseudo === undefined ? (ofElement[index] ??= found(index, pseudo)) : found(index, pseudo);
  const inAttribute = (index: number) =>
    (attributes[index] ??= declaredInline(page.document.elements[index]?.attributes['style']));
  return {
    outweighs: (index, specificity, property, pseudo) =>
      longhandsOf(property).some(
        (longhand) =>
          rulesFor(index, pseudo).some((rule) => isStronger(rule, specificity, longhand)) ||
          (pseudo === undefined && inAttribute(index).has(longhand)),
      ),
    strongestImportant: (index, properties, pseudo) => {
      const declared = properties.flatMap((property) => longhandsOf(property));
      return rulesFor(index, pseudo)
        .filter(({ important }) => declared.some((longhand) => important.has(longhand)))
        .reduce((most, { specificity }) => Math.max(most, specificity), -1);
    },
    leastSpecificity: (selectors) => Math.min(...selectors.map(specificityOf)),
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
      normal: new Set(namesOf(block.normal)),
      important: new Set(namesOf(block.important)),
    };
    known.set(block, longhands);
    return longhands;
  };
}

function specificities(): (selector: string) => number {
  const known = new Map<string, number>();
  return (selector) => {
    const specificity =
      known.get(selector) ?? parseSelectorList(selector, { parent: null })?.[0]?.specificity ?? Infinity;
    known.set(selector, specificity);
    return specificity;
  };
}

function declaredInline(style: string | undefined): ReadonlySet<string> {
  if (style === undefined) return NONE;
  return new Set(parseDeclarations(style).flatMap(({ property }) => longhandsOf(property)));
}

const NONE: ReadonlySet<string> = new Set();
