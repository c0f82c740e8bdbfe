import type { DocElement } from '../document/document.ts';
import type { SetHint } from './hint-values.ts';

/** DATA: SVG presentation attributes that are tracked properties. */
const SVG_ATTRIBUTES = [
  'clip-path',
  'color',
  'cursor',
  'direction',
  'display',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'overflow',
  'pointer-events',
  'text-decoration',
  'transform',
  'visibility',
  'word-spacing',
  'writing-mode',
];
/** SVG elements whose width and height are properties. */
const SVG_SIZED = new Set(['svg', 'rect', 'image', 'foreignobject', 'use']);
const UNITLESS = /^[+-]?[\d.]+$/;

/** Sets the declarations of an SVG element's presentation attributes. */
export function setFromSvg({ tag, attributes }: DocElement, set: SetHint): void {
  for (const name of SVG_ATTRIBUTES) {
    const value = attributes[name];
    if (value === undefined) continue;
    const length = name === 'font-size' || name.endsWith('-spacing');
    if (name === 'transform') set(name, svgTransform(value));
    else set(name, length && UNITLESS.test(value.trim()) ? `${value.trim()}px` : value);
  }
  const gradient = attributes['gradienttransform'];
  if (gradient !== undefined && tag.endsWith('gradient')) set('transform', svgTransform(gradient));
  if (!SVG_SIZED.has(tag)) return;
  for (const name of ['width', 'height']) {
    const value = attributes[name]?.trim() ?? '';
    set(name, UNITLESS.test(value) ? `${value}px` : value);
  }
}

/** SVG uses `translate(10 20) rotate(5)`, CSS needs commas and units. */
function svgTransform(attribute: string): string {
  return attribute.replace(/([a-z]+)\s*\(([^()]*)\)\s*,?/gi, (_, name: string, list: string) => {
    const unit = name === 'translate' ? 'px' : name === 'rotate' || name.startsWith('skew') ? 'deg' : '';
    const numbers = list.split(/[\s,]+/).filter((part) => part !== '');
    const shown = name === 'rotate' ? numbers.slice(0, 1) : numbers; // CSS has no centre of rotation
    return `${name}(${shown.map((part) => part + unit).join(', ')}) `;
  });
}
