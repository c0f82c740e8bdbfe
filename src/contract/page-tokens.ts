import type { Features } from '../features/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { DrawnPage } from '../perception/drawn-page.ts';
import { colorTokens, type ColorTokens } from './color-tokens.ts';
import { shapeTokens, type ShapeTokens } from './shape-tokens.ts';
import { typeTokens, type TypeTokens } from './type-tokens.ts';

/** The design tokens of a page as CSS values. Tokens that the page does not show are null or empty. */
export interface PageTokens {
  readonly color: ColorTokens;
  readonly type: TypeTokens;
  readonly shape: ShapeTokens;
}

interface ReadPage {
  readonly perception: DrawnPage;
  readonly features: Features;
  readonly readings: Readings;
}

/** Reads the tokens from visible elements only. The colours are those that the readings used. */
export function pageTokens({ perception, features, readings }: ReadPage): PageTokens {
  return {
    color: colorTokens(perception, features, readings),
    type: typeTokens(perception),
    shape: shapeTokens(perception, features),
  };
}
