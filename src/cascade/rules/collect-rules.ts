import { mayPrecedeImports } from '../../css/import-address.ts';
import { maxOf, type LimitName } from '../../limits/reading-limits.ts';
import type { WorkBudget } from '../../limits/work-budget.ts';
import { ParentSelectors } from '../selectors/parent-selectors.ts';
import { parseSelectorList } from '../selectors/parse-selector.ts';
import type { SelectorContext } from '../selectors/selector-context.ts';
import type { ComplexSelector } from '../selectors/selector.ts';
import { mayMatchContainer } from '../sheets/container.ts';
import { matchesMedia, mediaFeatures } from '../sheets/media.ts';
import { parseSheet } from '../sheets/parse-sheet.ts';
import type { AtRule, Rule, StyleRule } from '../sheets/rule.ts';
import { matchesSupports } from '../sheets/supports.ts';
import type { FontFace, Keyframes } from '../styled-page.ts';
import { DeclarationBlock } from './declaration-block.ts';
import type { DocumentNames } from './document-names.ts';
import { fontFaceOf, keyframesOf, registeredPropertyOf } from './descriptors.ts';
import { parseImport } from './import-rule.ts';
import { Layers } from './layers.ts';
import { StateProperties } from './state-properties.ts';
import { scopeSelectors } from './scope-rule.ts';
import { BOTH_SCHEMES, SCHEME_BITS, type Origin, type RegisteredProperty } from './rule-set.ts';

/** The selector and block of a style rule with its sort keys, before layers have positions. */
export interface CollectedRule {
  readonly selector: ComplexSelector;
  readonly block: DeclarationBlock;
  readonly origin: Origin;
  readonly schemes: number;
  readonly layer: string;
  readonly order: number;
}

/** The names of the document. */
type Names = Pick<DocumentNames, 'mayMatch' | 'mayContain'>;

/** The context of a rule. */
interface Surroundings {
  readonly layer: string;
  readonly schemes: number;
  readonly selectors: SelectorContext;
  readonly base: string;
  /** Number of enclosing blocks and imports. */
  readonly depth: number;
}

/** Nesting levels that an import counts for, so that circular imports end after a few rounds. */
const IMPORT_DEPTH = 8;

/** Collects the rules of stylesheets in cascade order. */
export class RuleCollector {
  readonly rules: CollectedRule[] = [];
  readonly layers: Layers;
  readonly registered = new Map<string, RegisteredProperty>();
  readonly keyframes = new Map<string, Keyframes>();
  readonly fontFaces: FontFace[] = [];
  readonly mediaFeatures = new Map<string, number>();
  /** Style rules at the top level of stylesheets and groups, for reveal-states.ts. */
  readonly styleRules: StyleRule[] = [];
  readonly stateProperties: StateProperties;
  ruleCount = 0;

  private readonly origin: Origin;
  private readonly imported: ReadonlyMap<string, string>;
  private readonly names: Names;
  /** Parsed imports: a file can be imported several times. */
  private readonly parsed = new Map<string, readonly Rule[]>();
  /** SCHEME_BITS and features of each media query list: stylesheets repeat few of them. */
  private readonly media = new Map<string, number>();
  private readonly features = new Map<string, readonly string[]>();
  private readonly work: WorkBudget;
  private imports = 0;
  private walked = 0;

  /** Rules whose selectors need other `names` are left out. */
  constructor(origin: Origin, imported: ReadonlyMap<string, string>, names: Names, work: WorkBudget) {
    this.origin = origin;
    this.imported = imported;
    this.names = names;
    this.work = work;
    this.layers = new Layers(work);
    this.stateProperties = new StateProperties((selector) => names.mayMatch(selector));
  }

  /** Adds a top-level stylesheet; its references resolve against `base`. */
  addSheet(css: string, media: string, base: string): void {
    const schemes = this.schemesOf(media, BOTH_SCHEMES);
    if (schemes === 0) return;
    const selectors = { parent: null, work: this.work };
    this.walkSheet(parseSheet(css, this.work), { layer: '', schemes, selectors, base, depth: 0 });
  }

  /** @import is valid only before all rules; @layer statements may precede it. */
  private walkSheet(rules: readonly Rule[], around: Surroundings): void {
    const first = rules.findIndex((rule) => !isBeforeImports(rule));
    const front = first < 0 ? rules : rules.slice(0, first);
    let imports = 0;
    for (const rule of front) {
      if (rule.kind !== 'at' || !this.mayWalk(rule)) continue;
      if (rule.name !== 'import') this.addAtRule(rule, around);
      else if (this.takes('importsOfSheet', imports++)) this.addImport(rule, around);
    }
    this.walk(rules.slice(front.length), around);
  }

  private walk(rules: readonly Rule[], around: Surroundings): void {
    if (around.depth > maxOf('ruleDepth')) return this.work.leaveOut('ruleDepth');
    for (const rule of rules) {
      if (!this.mayWalk(rule)) continue;
      if (rule.kind === 'style') this.addStates(rule);
      if (rule.kind === 'at') this.addAtRule(rule, around);
      else if (rule.kind === 'declarations') this.addBlock(rule, around);
      else if (this.isUnused(rule, around)) this.ruleCount++;
      else {
        const list = parseSelectorList(rule.selector, around.selectors);
        if (list === null) continue;
        const selectors = { parent: new ParentSelectors(list), work: this.work };
        const inside = { ...around, selectors, depth: around.depth + 1 };
        this.ruleCount++;
        this.addBlock(rule, inside);
        if (rule.rules.length > 0) this.walk(rule.rules, inside);
      }
    }
  }

  private addStates(rule: StyleRule): void {
    if (this.origin === 'user-agent') return;
    this.styleRules.push(rule);
    this.stateProperties.add(rule);
  }

  /** Whether a rule matches no element. Rules for one colour scheme stay: they show that the page asks for it. */
  private isUnused({ selector, rules }: StyleRule, { schemes }: Surroundings): boolean {
    return schemes === BOTH_SCHEMES && rules.length === 0 && !this.names.mayMatch(selector);
  }

  /** False for a rule that exceeds a limit. A stylesheet counts each time it is imported. */
  private mayWalk(rule: Rule): boolean {
    if (!this.takes('rules', this.walked++)) return false;
    return rule.kind !== 'at' || this.takes('prelude', rule.prelude.length);
  }

  /** Whether one more of a kind is within the limit. */
  private takes(limit: LimitName, count: number): boolean {
    if (count < maxOf(limit)) return true;
    this.work.leaveOut(limit);
    return false;
  }

  /** Nested declarations apply to the selectors of the enclosing rule. */
  private addBlock(rule: Rule, { selectors, layer, schemes, base }: Surroundings): void {
    if (selectors.parent === null) return;
    const block = new DeclarationBlock(rule, base, this.work);
    const order = this.rules.length;
    for (const selector of selectors.parent.list) {
      if (!this.takes('selectors', this.rules.length)) return;
      if (!selector.never) this.rules.push({ selector, block, origin: this.origin, schemes, layer, order });
    }
  }

  private addAtRule(rule: AtRule, around: Surroundings): void {
    switch (rule.name) {
      case 'media':
        return this.addGroup(rule, { ...around, schemes: this.mediaSchemes(rule, around.schemes) });
      case 'supports':
        return matchesSupports(rule.prelude) ? this.addGroup(rule, around) : undefined;
      case 'layer':
        return this.addLayer(rule, around);
      case 'scope':
        return this.addScope(rule, around);
      case 'container':
        return this.names.mayContain(rule.prelude) && mayMatchContainer(rule.prelude)
          ? this.addGroup(rule, around)
          : undefined;
      default:
        return this.addDescriptors(rule);
    }
  }

  private addGroup(rule: AtRule, around: Surroundings): void {
    if (around.schemes === 0 || !rule.block) return;
    const inside = { ...around, depth: around.depth + 1 };
    if (rule.declarations.length > 0) this.addBlock(rule, inside);
    this.walk(rule.rules, inside);
  }

  private addDescriptors(rule: AtRule): void {
    switch (rule.name) {
      case 'font-face': {
        const face = fontFaceOf(rule);
        if (face !== null && this.takes('fontFaces', this.fontFaces.length)) this.fontFaces.push(face);
        return;
      }
      case 'keyframes':
      case '-webkit-keyframes': {
        const keyframes = keyframesOf(rule);
        if (this.takes('keyframes', this.keyframes.size)) this.keyframes.set(keyframes.name, keyframes);
        return;
      }
      case 'property': {
        const property = registeredPropertyOf(rule);
        if (property !== null && this.takes('registeredProperties', this.registered.size))
          this.registered.set(rule.prelude.trim(), property);
      }
    }
  }

  private addLayer(rule: AtRule, around: Surroundings): void {
    if (!rule.block) {
      for (const name of rule.prelude.split(',')) this.layers.enter(around.layer, name);
      return;
    }
    this.addGroup(rule, { ...around, layer: this.layers.enter(around.layer, rule.prelude) });
  }

  private addImport(rule: AtRule, around: Surroundings): void {
    const found = rule.block ? null : parseImport(rule.prelude, around.base);
    const css = found === null ? undefined : this.imported.get(found.url);
    if (found === null || css === undefined || around.depth > maxOf('ruleDepth')) return;
    if (found.supports !== '' && !matchesSupports(importCondition(found.supports))) return;
    const schemes = this.schemesOf(found.media, around.schemes);
    if (schemes === 0 || !this.takes('imports', this.imports++)) return;
    const rules = this.parsed.get(found.url) ?? parseSheet(css, this.work);
    this.parsed.set(found.url, rules);
    const layer = found.layer === null ? around.layer : this.layers.enter(around.layer, found.layer);
    this.walkSheet(rules, { ...around, schemes, layer, base: found.url, depth: around.depth + IMPORT_DEPTH });
  }

  private addScope(rule: AtRule, around: Surroundings): void {
    const selectors = scopeSelectors(rule.prelude, around.selectors);
    if (selectors === null) return;
    this.addGroup({ ...rule, declarations: [] }, { ...around, selectors });
  }

  private mediaSchemes(rule: AtRule, schemes: number): number {
    const count = rule.rules.length;
    for (const feature of this.featuresOf(rule.prelude)) {
      this.mediaFeatures.set(feature, (this.mediaFeatures.get(feature) ?? 0) + count);
    }
    return this.schemesOf(rule.prelude, schemes);
  }

  private featuresOf(media: string): readonly string[] {
    const known = this.features.get(media) ?? mediaFeatures(media);
    this.features.set(media, known);
    return known;
  }

  private schemesOf(media: string, schemes: number): number {
    const known = this.media.get(media) ?? matchingSchemes(media);
    this.media.set(media, known);
    return schemes & known;
  }
}

function matchingSchemes(media: string): number {
  const light = matchesMedia(media, 'light') ? SCHEME_BITS.light : 0;
  const dark = matchesMedia(media, 'dark') ? SCHEME_BITS.dark : 0;
  return light | dark;
}

function isBeforeImports(rule: Rule): boolean {
  return rule.kind === 'at' && mayPrecedeImports(rule.name, rule.block);
}

/** `supports(display: grid)` may omit the inner parentheses. */
function importCondition(text: string): string {
  return /^(?:\(|not[\s(]|[\w-]+\()/i.test(text) ? text : `(${text})`;
}
