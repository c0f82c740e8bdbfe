import type { Taste } from '../complete-taste.ts';
import { catalogue } from './catalogue.ts';
import { dashboard } from './dashboard.ts';
import { documentation } from './documentation.ts';
import { editorial } from './editorial.ts';
import { event } from './event.ts';
import type { Layout } from './layout.ts';
import { portfolio } from './portfolio.ts';
import { product } from './product.ts';

/** All layouts of a specimen. */
export const LAYOUTS = [
  product,
  editorial,
  catalogue,
  documentation,
  dashboard,
  portfolio,
  event,
] as const satisfies readonly Layout[];

/** Name of a layout. */
export type LayoutId = (typeof LAYOUTS)[number]['id'];

/** Names of the layouts, as callers give them. */
export const LAYOUT_IDS: readonly LayoutId[] = LAYOUTS.map(({ id }) => id);

/** The requested layout, or the one that fits the taste; `seed` decides between equals. */
export function chooseLayout(asked: LayoutId | undefined, taste: Taste, seed: number): Layout {
  const layouts: readonly Layout[] = LAYOUTS;
  const requested = layouts.find(({ id }) => id === asked);
  if (requested !== undefined) return requested;
  const best = Math.max(...layouts.map(({ suits }) => suits(taste)));
  const fitting = layouts.filter(({ suits }) => suits(taste) === best);
  return fitting[seed % fitting.length] ?? product;
}
