import { isValidSelector } from '../selectors/parse-selector.ts';
import { expandDeclaration } from '../shorthands.ts';
import { evaluateCondition, type Truth } from './condition.ts';
import { withoutImportance } from '../../css/importance.ts';
import { SUPPORTED_PROPERTIES } from './supported-properties.ts';

/** Whether Chromium would apply an @supports rule. */
export function matchesSupports(condition: string): boolean {
  return evaluateCondition(condition, supportsLeaf) === true;
}

function supportsLeaf(content: string, name: string): Truth {
  switch (name) {
    case '':
      return supportsDeclaration(content);
    case 'selector':
      return isValidSelector(content);
    case 'font-format':
      return FONT_FORMATS.has(content.toLowerCase());
    case 'font-tech':
      return FONT_TECHNOLOGIES.has(content.toLowerCase());
    default:
      return false;
  }
}

const FONT_FORMATS = new Set(['woff', 'woff2', 'opentype', 'truetype', 'collection']);
const FONT_TECHNOLOGIES = new Set([
  'features-opentype',
  'features-aat',
  'color-colrv0',
  'color-colrv1',
  'color-sbix',
  'color-cbdt',
  'variations',
  'palettes',
  'incremental',
]);

/** Values of other engines, in properties without a grammar here. */
const FOREIGN_VALUE = /(?:^|[\s,(])-(?:moz|ms|o|apple|khtml)-/i;

function supportsDeclaration(text: string): Truth {
  const colon = text.indexOf(':');
  if (colon < 0) return false;
  const property = text.slice(0, colon).trim();
  const value = withoutImportance(text.slice(colon + 1).trim());
  if (property.startsWith('--')) return true;
  if (value === '' || !SUPPORTED_PROPERTIES.has(property.toLowerCase())) return false;
  return expandDeclaration(property.toLowerCase(), value) !== null && !FOREIGN_VALUE.test(value);
}
