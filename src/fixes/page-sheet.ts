import { AXES, type AxisId } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import { changeOf, type Restyling, type Way } from '../grammar/restyle.ts';
import { partsOf, unseenFillsOf } from '../grammar/page-parts.ts';
import { ASKS_FOR_LIGHT } from '../grammar/scheme-media.ts';
import { targetPalette } from '../grammar/target-palette.ts';
import type { RoleDeclaration } from '../identity/part.ts';
import { compareAxes } from '../score/compare-axes.ts';
import { checkGates, failedGate } from '../score/gates.ts';
import type { Sheet } from '../score/sheet.ts';
import { PASS_FROM } from '../score/total.ts';
import { LEAST_GAIN, perceiveWith, type Bench, type Perceived, type Measured } from './bench.ts';
import { effectiveWay } from './effective-way.ts';
import { CONTROLS, lostDecorations } from './guards.ts';
import { keepsIdentity } from './identity-change.ts';
import { withKeptLooks } from './kept-colors.ts';
import { readableTexts } from './legible-inks.ts';
import { hardTexts, mendedInks } from './mended-inks.ts';
import { bothWays } from './merge-changes.ts';
import { inVariables } from './prefer-variables.ts';
import { withPartsLeftAlone } from './parts-left-alone.ts';
import { readableWay } from './readable-way.ts';
import { restatedStates } from './restated-states.ts';
import { restWeights } from './rest-weights.ts';
import { roleChanges } from './role-css.ts';
import { roomForText } from './room-for-text.ts';
import type { Trial } from './trial.ts';
import { tidyWay } from './tidy-way.ts';
import { withoutDeclarations } from './without-declarations.ts';
import { waysFor } from './workshop.ts';

/** Measures of one sheet that may be stated, and of one whose first measures break a guard. */
const MAX_ROUNDS = 2;
const MAX_REPAIRED_ROUNDS = 3;

/** A measured sheet. */
interface MeasuredSheet extends Measured {
  readonly way: Way;
}

/**
 * The whole page in the taste of the target as one stylesheet: its tokens by role, and over them the first way of each
 * failing axis. A single fix may lose on other axes what it gains on its own. The second measure adds what the page needs
 * as it is with the first, or takes back what breaks a guard. Null where no measure gains and keeps the guards.
 * @param kept cost to leave for later
 */
export function sheetOf(bench: Bench, kept: number): Sheet | null {
  // Inks for what the declarations alone make hard to read; a measure shows what else is.
  const readable = (one: Way) => readableWay(tidyWay(one, bench.restyling), bench.restyling);
  const tokens = tokensByRole(bench);
  const whole = { ...bench.restyling, isWhole: true };
  const first = firstWays(whole, bench.readings, bench, 0);
  let way = readable(
    laidOver(tokens, changesPageGround(tokens, bench) ? first.map(withoutGradients) : first),
  );
  let best: MeasuredSheet | null = null;
  let mendings = 0;
  for (let round = 0; round < (best === null ? MAX_REPAIRED_ROUNDS : MAX_ROUNDS); round++) {
    const written = bench.shorten(way);
    const css = written.changes.length === 0 ? '' : bench.writeWhole(written);
    const perceived = css === '' ? 'futile' : perceiveWith({ css, html: '' }, bench, kept);

    if (typeof perceived === 'string') break;
    // What cannot be read is mended before anything is added, since new grounds and sizes may break it again.
    if (perceived.broken !== null) {
      way = mendings++ === 0 ? mendedWay(way, perceived, bench) : leftAlone(way, perceived, bench);
      continue;
    }
    const measured = perceived.measure();
    if (isBetter(measured, best)) best = { ...measured, way: written };
    if (bench.card.score + (best?.gain ?? 0) >= PASS_FROM) break;
    way = readable(nextWay(way, measured, bench, round));
    if (measured.broken === 'decoration') way = withDecorations(way, measured, bench);
    if (measured.broken === 'target_rule') way = withoutCosts(way, measured, bench);
  }
  return best === null ? null : stated(best, bench, kept);
}

function laidOver(way: Way, over: readonly Way[]): Way {
  return over.reduce(bothWays, way);
}

/** Whether a way gives the page another ground. */
function changesPageGround({ changes }: Way, { restyling }: Bench): boolean {
  const grounds = new Set(partsOf(restyling).ground);
  return changes.some(
    ({ elements, declarations }) =>
      'background-color' in declarations && elements.some((index) => grounds.has(index)),
  );
}

/** Gradients are drawn for the ground that the page had; those for the new one come with the next measure. */
function withoutGradients(way: Way): Way {
  return withoutDeclarations(
    way,
    (property, value) => property === 'background-image' && value.includes('gradient('),
  );
}

/** What the tokens of the target declare for the roles of the page, with its ground and inks. */
function tokensByRole({ meter, restyling, survey }: Bench): Way {
  const declared = meter?.declared(meter.before) ?? [];
  const [palette] = targetPalette(restyling);
  if (palette === undefined) return { changes: roleChanges(declared, survey) };
  const others = declared.filter((one) => !isGround(one));
  // What a part around a button gets as its ground is no fill of the button.
  const unseen = changeOf(unseenFillsOf(survey), { 'background-color': 'transparent' });
  const roles = { changes: [...roleChanges(others, survey), ...unseen] };
  return bothWays(withKeptLooks(palette, survey), roles);
}

function isGround({ role, property }: RoleDeclaration): boolean {
  return role === 'page' && property.startsWith('background');
}

/** The way at one place in the list of each failing axis, those with most points on top. */
function firstWays(page: Restyling, readings: Readings, { target, weights }: Bench, place: number): Way[] {
  const lost = ({ weight, similarity }: { readonly weight: number; readonly similarity: number | null }) =>
    weight * (1 - (similarity ?? 1));
  return compareAxes(readings, target, weights)
    .filter(({ status }) => status === 'fail')
    .toSorted((a, b) => lost(a) - lost(b))
    .flatMap(({ id, target: wanted }) => {
      const offer = waysFor({ axis: id, target: wanted }, page, readings);
      const way = typeof offer === 'string' ? undefined : offer[Math.min(place, offer.length - 1)];
      return way !== undefined && isPlain(way) ? [way] : [];
    });
}

/** Further elements and other schemes cost a complete reading, and are fixes of their own. */
function isPlain({ html, under, media }: Way): boolean {
  return html === undefined && under === undefined && (media === undefined || media.includes('motion'));
}

/** The sheet with what brings back texts and the order of headings. */
function mendedWay(way: Way, { broken, trial }: Perceived, bench: Bench): Way {
  const gate = failedGate(checkGates(trial.perception));
  const mended = laidOver(
    way,
    mending({ broken, gate, trial, judged: null }, restylingOf(trial, bench), bench),
  );
  return broken === 'heading_order' ? withoutSizes(mended) : mended;
}

/** The sheet without colours where inks did not help. */
function leftAlone(way: Way, perceived: Perceived, bench: Bench): Way {
  const { trial, broken } = perceived;
  const mended = mendedWay(way, perceived, bench);
  const texts = hardTexts(bench.survey, trial);
  if (broken === 'heading_order' || texts.length === 0) return mended;
  return withPartsLeftAlone(mended, texts, bench.survey.perception.page.elements);
}

/** The sheet with what the page needs as it is with it. */
function nextWay(way: Way, measured: Measured, bench: Bench, round: number): Way {
  const page = restylingOf(measured.trial, bench);
  return laidOver(way, [
    ...firstWays(page, measured.readings, bench, round),
    ...mending(measured, page, bench),
  ]);
}

function restylingOf({ perception, features }: Trial, { restyling }: Bench): Restyling {
  return { ...restyling, perception, features, isWhole: true };
}

/** What brings back controls and texts that can be read. */
function mending(
  { broken, gate, judged, trial }: Pick<Measured, 'broken' | 'gate' | 'judged' | 'trial'>,
  page: Restyling,
  { meter, survey }: Bench,
): Way[] {
  const isOfControls = broken === 'control' && judged !== null;
  const declared = isOfControls ? (meter?.declared(judged, CONTROLS) ?? []) : [];
  return [
    { changes: roleChanges(declared, trial) },
    ...(broken === 'hidden_text' ? [{ changes: roomForText(survey.perception, page) }] : []),
    gate === 'contrast_floor' ? readableTexts(page) : { changes: mendedInks(survey, page) },
  ];
}

/** The way without the sizes or spaces by which an axis leaves the value that the target wants. */
function withoutCosts(way: Way, { readings: now }: Measured, { readings, target }: Bench): Way {
  const lost = AXES.map(({ id }) => id).filter(
    (id) => readings[id].value === target[id] && now[id].value !== target[id],
  );
  const isLost = (axes: RegExp) => lost.some((id) => axes.test(id));
  const isOfSpace = (property: string) => /^(?:margin|padding)-(?:top|bottom)$|gap$/.test(property);
  const sized = isLost(/^(?:type|emphasis)\./) ? withoutSizes(way) : way;
  return isLost(/^whitespace\./) ? withoutDeclarations(sized, isOfSpace) : sized;
}

/** The way without sizes of text: those of single axes may mix the levels of headings. */
function withoutSizes(way: Way): Way {
  return withoutDeclarations(way, (property) => property === 'font-size');
}

/** The way without new grounds on the elements that it would no longer draw by gradients, clips, masks or filters. */
function withDecorations(way: Way, { trial }: Measured, { survey }: Bench): Way {
  const drawn = new Set(lostDecorations(survey.perception, trial.perception.page));
  return withoutDeclarations(way, (property) => DRAWS.test(property), drawn);
}

const DRAWS = /^(?:background|clip-path|mask|filter)/;

function isBetter({ gain, identity, broken }: Measured, best: Measured | null): boolean {
  if (gain < LEAST_GAIN || broken !== null || !keepsIdentity(gain, identity)) return false;
  return best === null || gain > best.gain;
}

/** Without what changes nothing. What takes back the dark scheme of a page does so in that scheme alone, so it stays. */
function withEffect(best: MeasuredSheet, { writeWhole, survey }: Bench): MeasuredSheet {
  if (survey.features.schemes.variants.length > 0) return best;
  const way = effectiveWay(best.way, survey.perception.page, best.trial.perception.page);
  const css = writeWhole(way);
  return css !== '' && css.length < best.css.length ? { ...best, way, css } : best;
}

/** Rules in the light scheme, where the colours of a stylesheet are for that alone. */
function inSchemeOf(css: string, rules: string): string {
  return css.includes(ASKS_FOR_LIGHT)
    ? `@media ${ASKS_FOR_LIGHT} {\n${rules.replace(/^/gm, '  ')}\n}`
    : rules;
}

function stated(measured: MeasuredSheet, bench: Bench, kept: number): Sheet {
  const { readings, target } = bench;
  const best = inVariables(withEffect(measured, bench), null, bench, kept);
  const met = (of: Readings, id: AxisId) => target[id] !== undefined && of[id].value === target[id];
  const where = (has: Readings, hasNot: Readings) =>
    AXES.flatMap(({ id }) => (met(has, id) && !met(hasNot, id) ? [id] : []));
  const { restyling, survey } = bench;
  // What the page is at rest does not depend on them.
  const cascade = survey.source?.cascade;
  const outweighs = cascade && restWeights(best.css, cascade);
  const states = restatedStates(survey.perception, best.trial.perception, restyling.tokens, outweighs);
  return {
    css: [best.css, ...(states === '' ? [] : [inSchemeOf(best.css, states)])].join('\n'),
    predictedDelta: best.gain,
    identityDelta: best.identity?.gain ?? null,
    reached: where(best.readings, readings),
    lost: where(readings, best.readings),
  };
}
