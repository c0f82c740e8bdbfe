import { collectorScript, HIDE_CONSENT_BANNERS } from '#in-page';
import { darkSwitches } from '../src/cascade/dark-switches.ts';
import { ruleSetOf } from '../src/cascade/rules/rule-set-of.ts';
import { SCHEME_BITS } from '../src/cascade/rules/rule-set.ts';
import { MEDIA_ENVIRONMENT } from '../src/document/media-environment.ts';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import { LAYOUT_DEPENDENT, TRACKED } from '../src/rendered/computed-rows.ts';
import { isolatedWorld, type DevTools, type IsolatedWorld } from './devtools.ts';
import { dumpedPage } from '../src/rendered/dumped-page.ts';
import { measurePixels } from './measure-pixels.ts';
import type {
  DumpedSheet,
  DumpedVariant,
  DumpLimits,
  PageDump,
  StyleRows,
  StyleTable,
} from '../src/rendered/page-dump.ts';
import { scriptSources } from './script-sources.ts';
import { withSources } from './sheet-sources.ts';

/** Far above real pages, and far below the memory of a Worker. */
const LIMITS: DumpLimits = { elements: 20_000, attribute: 20_000, text: 20_000 };

/** Characters of all CSS files together, as many as the service fetches. */
const MAX_CSS = FETCH_LIMITS.cssBytes;

/** Dark mode switches tried before a page counts as having none. */
const MAX_SWITCHES = 3;

/** The media environment of the browser. */
type Scheme = 'light' | 'dark';

/**
 * Reads an open page in its current state: document, styles, boxes, stylesheets, dark mode of a light page, and
 * pixels. Changes the page; close it afterwards.
 */
export async function collectPage(
  tools: DevTools,
  scheme: Scheme = MEDIA_ENVIRONMENT.scheme,
): Promise<PageDump> {
  const world = await isolatedWorld(tools);
  await world.evaluate(HIDE_CONSENT_BANNERS);
  await world.evaluate(collectorScript(LIMITS, { tracked: TRACKED, byLayout: LAYOUT_DEPENDENT }));
  // All in one task of the event loop, so that the page does not change in between.
  const { tree, styles, sheets } = (await world.evaluate(
    '({ styles: collector.styles(null), tree: collector.tree(), sheets: collector.sheets() })',
  )) as Collected;
  const light = {
    ...tree,
    styles,
    ...(await withSources(sheets, tools, MAX_CSS)),
    scripts: [],
    dark: [],
    pixels: null,
    table: NO_TABLE,
  };
  const scripts = await scriptSources(dumpedPage(light), tools);
  const dark =
    scheme === 'dark' ? [] : [await mediaVariant(world, tools, styles), await switchVariant(world, light)];
  const table = (await world.evaluate('collector.table()')) as StyleTable;
  const pixels = await measurePixels(world, tools);
  return { ...light, scripts, table, dark: dark.filter((variant) => variant !== null), pixels };
}

/** Results of the collector. */
interface Collected {
  readonly tree: Omit<PageDump, 'styles' | 'sheets' | 'imported' | 'scripts' | 'dark' | 'pixels' | 'table'>;
  readonly styles: StyleRows;
  readonly sheets: readonly DumpedSheet[];
}

const NO_TABLE: StyleTable = { properties: [], texts: [], rows: [] };

async function mediaVariant(
  world: IsolatedWorld,
  tools: DevTools,
  light: StyleRows,
): Promise<DumpedVariant | null> {
  const emulate = (value: string) =>
    tools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  await emulate('dark');
  const styles = (await world.evaluate('collector.styles(null)')) as StyleRows;
  await emulate(MEDIA_ENVIRONMENT.scheme);
  return differs(light, styles) ? { kind: 'media', selector: 'prefers-color-scheme', styles } : null;
}

async function switchVariant(world: IsolatedWorld, light: PageDump): Promise<DumpedVariant | null> {
  const page = dumpedPage(light);
  const rules = ruleSetOf(page).rules.filter(({ schemes }) => (schemes & SCHEME_BITS.light) !== 0);
  for (const found of darkSwitches(rules, page.document).slice(0, MAX_SWITCHES)) {
    const styles = (await world.evaluate(`collector.styles(${JSON.stringify(found)})`)) as StyleRows;
    if (differs(light.styles, styles)) return { kind: 'switch', selector: found.selector, styles };
  }
  return null;
}

/** Equal styles have equal row numbers, because all dumps of a page share one table. */
function differs(light: StyleRows, dark: StyleRows): boolean {
  return light.some((rows, index) => rows[0] !== dark[index]?.[0]);
}
