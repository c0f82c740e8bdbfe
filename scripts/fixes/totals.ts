import { PASS_FROM } from '../../src/score/total.ts';
import type { Climb } from './apply-greedily.ts';
import type { CheckedCard, CheckedFix } from './check-promises.ts';
import type { LostPoints } from './explain-stop.ts';

const TOLERANCE = 1; // points between what a fix promises and what it gains
const ROOMY = 85; // points that styles alone may reach; a page below it may leave hardly an axis as it is
const SHOWN = 40; // lines of each list

/** Adds up promises, climbs and times, and prints them. */
export class Totals {
  private readonly checked: { readonly name: string; readonly fix: CheckedFix }[] = [];
  private readonly climbs: {
    readonly name: string;
    readonly climb: Climb;
    readonly lost: readonly LostPoints[];
  }[] = [];
  private readonly times: CheckedCard['times'][] = [];
  /** Of cards that do not pass. */
  private readonly sheets: CheckedCard['sheet'][] = [];

  addCard(name: string, { fixes, times, score, sheet }: CheckedCard): void {
    for (const fix of fixes) this.checked.push({ name, fix });
    this.times.push(times);
    if (score < PASS_FROM) this.sheets.push(sheet);
  }

  /** @param lost what the axes of a page that does not pass keep, and why; empty where nobody asked */
  addClimb(name: string, climb: Climb, lost: readonly LostPoints[]): void {
    this.climbs.push({ name, climb, lost });
  }

  asJson(): string {
    const climbs = this.climbs.map(({ name, climb, lost }) => ({ name, ...climb, left: undefined, lost }));
    return JSON.stringify(climbs, null, 1);
  }

  print(byAxis: boolean): void {
    this.printPromises();
    this.printSheets();
    this.printClimbs();
    if (byAxis) this.printAxes();
    this.printLost();
    this.printTimes();
  }

  private printTimes(): void {
    const plain = this.times.map((each) => each.plain);
    const ratios = this.times.map((each) => each.proven / each.plain);
    console.log(
      `time: ${quantile(plain, 0.5).toFixed(0)} ms to read and score a page from its files; with proven fixes ${quantile(ratios, 0.5).toFixed(2)} times as much (median), ${quantile(ratios, 0.9).toFixed(2)} times (90 %)`,
    );
  }

  private printPromises(): void {
    const { checked } = this;
    const cards = this.times.length;
    const verified = checked.filter(({ fix }) => fix.gained !== null);
    const error = ({ fix: { fix, gained } }: (typeof verified)[number]) =>
      Math.abs((gained ?? 0) - fix.predictedDelta);
    const near = verified.filter((each) => error(each) <= TOLERANCE);
    const negative = verified.filter(({ fix }) => (fix.gained ?? 0) < 0);
    const reasons = Map.groupBy(checked, ({ fix: { fix } }) =>
      fix.proof.verified ? 'verified' : fix.proof.reason,
    );
    console.log(`${cards} pages and brands, ${checked.length} fixes`);
    for (const [reason, list] of reasons)
      console.log(`  ${reason}: ${list.length} (${percent(list.length, checked.length)})`);
    console.log(
      `verified fixes within ${TOLERANCE} point as text: ${near.length} of ${verified.length} (${percent(near.length, verified.length)}), negative: ${negative.length}`,
    );
    for (const each of verified.filter((one) => error(one) > TOLERANCE).slice(0, SHOWN))
      console.log(
        `  ${each.name} ${each.fix.fix.axis}: ${each.fix.fix.predictedDelta} promised, ${each.fix.gained} gained`,
      );
  }

  private printSheets(): void {
    const sheets = this.sheets.filter((sheet) => sheet !== null);
    const kept = sheets.filter(({ promised, gained }) => Math.abs(gained - promised) <= TOLERANCE);
    const mean = sheets.reduce((sum, { gained }) => sum + gained, 0) / (sheets.length || 1);
    console.log(
      `sheets: ${sheets.length} of ${this.sheets.length} that do not pass have one (${percent(sheets.length, this.sheets.length)}); ${kept.length} of these gain what they promise within ${TOLERANCE} point, ${mean.toFixed(1)} in the mean`,
    );
  }

  private printClimbs(): void {
    const { climbs } = this;
    const within = climbs.filter(({ climb }) => climb.ceiling >= PASS_FROM);
    const reached = within.filter(({ climb }) => climb.to >= PASS_FROM);
    const roomy = within.filter(({ climb }) => climb.ceiling >= ROOMY);
    const roomyReached = roomy.filter((each) => reached.includes(each));
    const former = climbs.filter(({ climb }) => climb.formerCeiling >= PASS_FROM);
    const formerReached = former.filter(({ climb }) => climb.to >= PASS_FROM);
    const mean = (pick: (climb: Climb) => number) =>
      (within.reduce((sum, { climb }) => sum + pick(climb), 0) / (within.length || 1)).toFixed(1);
    console.log(
      `applied one after another: ${reached.length} of ${within.length} pages pass (${percent(reached.length, within.length)}); ${climbs.length - within.length} more cannot, because of their copy, pictures, markup and scripts`,
    );
    const bySheet = reached.filter(({ climb }) => climb.usesSheet);
    console.log(
      `  ${bySheet.length} of these by the sheet of the page and fixes after it, ${reached.length - bySheet.length} by fixes alone`,
    );
    console.log(
      `  of those that styles alone may bring to ${ROOMY}: ${roomyReached.length} of ${roomy.length} (${percent(roomyReached.length, roomy.length)}); below, nearly every axis has to reach its target`,
    );
    console.log(
      `  by the bound of earlier figures: ${formerReached.length} of ${former.length} (${percent(formerReached.length, former.length)})`,
    );
    console.log(
      `  mean score before ${mean(({ from }) => from)}, after ${mean(({ to }) => to)}, highest by styles ${mean(({ ceiling }) => ceiling)}, ${mean(({ steps }) => steps)} fixes`,
    );
    for (const { name, climb } of within.filter((each) => !reached.includes(each)).slice(0, SHOWN)) {
      const left = climb.left
        .filter(({ axis }) => !axis.startsWith('voice.') && !axis.startsWith('imagery.'))
        .slice(0, 6)
        .map(
          ({ axis, current, target, weight, score }) =>
            `${axis} ${current}>${target} ${(weight * (1 - score)).toFixed(1)}`,
        );
      console.log(`  ${name}: ${climb.from} to ${climb.to} of ${climb.ceiling}; left: ${left.join(', ')}`);
    }
  }

  /** The points that axes keep on pages that stop short of a pass, by axis and cause. */
  private printLost(): void {
    const within = this.climbs.filter(({ climb, lost }) => climb.ceiling >= PASS_FROM && lost.length > 0);
    if (within.length === 0) return;
    const all = within.flatMap(({ lost }) => lost);
    const sum = (some: readonly LostPoints[]) =>
      some.reduce((points, each) => points + each.points, 0) / within.length;
    const causes = [...Map.groupBy(all, ({ cause }) => cause)].toSorted(([, a], [, b]) => sum(b) - sum(a));
    console.log(`points that ${within.length} pages short of a pass keep, mean of a page, by axis and cause`);
    const row = (name: string, some: readonly LostPoints[]) =>
      `  ${name.padEnd(26)} ${sum(some).toFixed(2)}  ${causes
        .map(([cause]) => `${cause} ${sum(some.filter((one) => one.cause === cause)).toFixed(2)}`)
        .join(', ')}`;
    console.log(row('all', all));
    for (const [axis, some] of [...Map.groupBy(all, (one) => one.axis)].toSorted(
      ([, a], [, b]) => sum(b) - sum(a),
    ))
      console.log(row(axis, some));
  }

  private printAxes(): void {
    for (const [axis, list] of Map.groupBy(this.checked, ({ fix }) => fix.fix.axis)) {
      const count = (test: (fix: CheckedFix) => boolean) => list.filter(({ fix }) => test(fix)).length;
      const verified = count(({ gained }) => gained !== null);
      const reached = count(({ fix }) => fix.proof.verified && fix.proof.reached === fix.target);
      const limit = count(({ fix }) => !fix.proof.verified && fix.proof.reason === 'trial_limit');
      const none = count(({ fix }) => !fix.proof.verified && fix.proof.reason === 'no_gain');
      const css = count(({ fix }) => !fix.proof.verified && fix.proof.reason === 'no_css');
      console.log(
        `${axis.padEnd(26)} ${String(list.length).padStart(4)} fixes, verified ${verified}, target reached ${reached}, over the limit ${limit}, no gain ${none}, no CSS ${css}`,
      );
    }
  }
}

function quantile(all: readonly number[], part: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(part * (all.length - 1))] ?? 0;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}
