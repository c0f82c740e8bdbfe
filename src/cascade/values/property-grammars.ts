import type { ComputedStyle, PropertyName } from '../properties.ts';
import { NOT_NEGATIVE, takeInteger, takeNumber } from '../lengths.ts';
import {
  backgroundAttachment,
  backgroundClip,
  layered,
  oneBackgroundRepeat,
  oneBackgroundSize,
} from './background.ts';
import { color, outlineColor } from './color.ts';
import { aspectRatio, boxSize, columnWidth, flexBasis, gap, inset, lengthPercentage } from './size.ts';
import { filter } from './filter.ts';
import { clip, clipPath } from './shape.ts';
import { contain } from './contain.ts';
import { rotate, scale, transform, translate, zoom } from './transform.ts';
import {
  fontFamily,
  type FontSize,
  fontSize,
  fontStyle,
  fontWeight,
  type LineHeight,
  lineHeight,
  spacing,
  textIndent,
} from './font.ts';
import { imageList, singleImage } from './image.ts';
import {
  colorScheme,
  content,
  listStyleType,
  mouseCursor,
  scrollSnapType,
  textDecorationLine,
  touchAction,
} from './interface-text.ts';
import { keyword } from './keyword.ts';
import {
  alignment,
  autoOrInteger,
  borderSpacing,
  gridAreas,
  gridAutoFlow,
  gridLine,
  gridTracks,
  justifyItems,
  lineClamp,
  verticalAlign,
} from './layout-text.ts';
import { lineOffset, lineWidth, radius } from './border.ts';
import { display } from './display.ts';
import { opacity } from './opacity.ts';
import { onePosition } from './position.ts';
import { boxShadow, textShadow } from './shadow.ts';
import { commaList, type Grammar } from './specified.ts';
import {
  easings,
  oneAnimationDuration,
  oneAnimationName,
  oneCount,
  oneDirection,
  oneDuration,
  oneFillMode,
  onePlayState,
  oneTime,
  oneTimeline,
  transitionProperties,
} from './timing.ts';

/** Properties whose specified form holds more than their computed value. */
interface SpecialForms {
  readonly 'font-size': FontSize;
  readonly 'line-height': LineHeight;
}

/** The type that the grammar of a property parses to. */
export type SpecifiedForm<P extends PropertyName> = P extends keyof SpecialForms
  ? SpecialForms[P]
  : ComputedStyle[P];

const lineStyle = keyword('none hidden solid double dotted dashed groove ridge inset outset');
const MAX_COLUMNS = 65_535; // as in Chromium
const overflow = keyword('visible hidden clip scroll auto overlay=auto');
const padding = lengthPercentage(NOT_NEGATIVE);
const factor: Grammar<number> = (cursor) => takeNumber(cursor, NOT_NEGATIVE);
const integer: Grammar<number> = (cursor) => takeInteger(cursor);

/** The value grammar of every tracked longhand, as Chromium accepts it. */
export const PROPERTY_GRAMMARS: { readonly [P in PropertyName]: Grammar<SpecifiedForm<P>> } = {
  color,
  'background-color': color,
  'background-image': imageList,
  'background-size': layered(oneBackgroundSize),
  'background-position': layered(onePosition),
  'background-repeat': layered(oneBackgroundRepeat),
  'background-clip': commaList(backgroundClip),
  'background-attachment': commaList(backgroundAttachment),
  'font-family': fontFamily,
  'font-size': fontSize,
  'font-weight': fontWeight,
  'font-style': fontStyle,
  'line-height': lineHeight,
  'letter-spacing': spacing,
  'word-spacing': spacing,
  'text-transform': keyword('none capitalize uppercase lowercase math-auto'),
  'text-align': keyword(
    'start end left right center justify -webkit-left -webkit-right -webkit-center match-parent ' +
      '-webkit-match-parent=match-parent -webkit-auto=start',
  ),
  'text-indent': textIndent,
  'white-space': keyword('normal nowrap pre pre-wrap pre-line break-spaces'),
  direction: keyword('ltr rtl'),
  'writing-mode': keyword(
    'horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr=horizontal-tb lr-tb=horizontal-tb ' +
      'rl=horizontal-tb rl-tb=horizontal-tb tb=vertical-rl tb-rl=vertical-rl',
  ),
  'text-decoration-line': textDecorationLine,
  'text-decoration-style': keyword('solid double dotted dashed wavy'),
  'text-decoration-color': color,
  'text-shadow': textShadow,
  '-webkit-text-stroke-width': lineWidth,
  '-webkit-text-fill-color': color,
  'border-top-left-radius': radius,
  'border-top-right-radius': radius,
  'border-bottom-right-radius': radius,
  'border-bottom-left-radius': radius,
  'border-top-width': lineWidth,
  'border-right-width': lineWidth,
  'border-bottom-width': lineWidth,
  'border-left-width': lineWidth,
  'border-top-style': lineStyle,
  'border-right-style': lineStyle,
  'border-bottom-style': lineStyle,
  'border-left-style': lineStyle,
  'border-top-color': color,
  'border-right-color': color,
  'border-bottom-color': color,
  'border-left-color': color,
  'border-collapse': keyword('separate collapse'),
  'border-spacing': borderSpacing,
  'border-image-source': singleImage,
  'outline-width': lineWidth,
  'outline-style': keyword('none auto solid double dotted dashed groove ridge inset outset'),
  'outline-color': outlineColor,
  'outline-offset': lineOffset,
  'box-shadow': boxShadow,
  'padding-top': padding,
  'padding-right': padding,
  'padding-bottom': padding,
  'padding-left': padding,
  'margin-top': inset,
  'margin-right': inset,
  'margin-bottom': inset,
  'margin-left': inset,
  display,
  visibility: keyword('visible hidden collapse'),
  opacity,
  position: keyword('static relative absolute fixed sticky'),
  top: inset,
  right: inset,
  bottom: inset,
  left: inset,
  'z-index': autoOrInteger(-Infinity),
  isolation: keyword('auto isolate'),
  float: keyword('none left right inline-start inline-end'),
  clear: keyword('none left right both inline-start inline-end'),
  'overflow-x': overflow,
  'overflow-y': overflow,
  'box-sizing': keyword('content-box border-box'),
  width: boxSize('auto'),
  height: boxSize('auto'),
  'min-width': boxSize('auto'),
  'min-height': boxSize('auto'),
  'max-width': boxSize('none'),
  'max-height': boxSize('none'),
  'aspect-ratio': aspectRatio,
  'object-fit': keyword('fill contain cover none scale-down'),
  'vertical-align': verticalAlign,
  '-webkit-line-clamp': lineClamp,
  'list-style-type': listStyleType,
  'flex-direction': keyword('row row-reverse column column-reverse'),
  'flex-wrap': keyword('nowrap wrap wrap-reverse balance'),
  'flex-grow': factor,
  'flex-shrink': factor,
  'flex-basis': flexBasis,
  order: integer,
  'justify-content': alignment('space-between space-around space-evenly stretch left right', false),
  'justify-items': justifyItems,
  'justify-self': alignment('auto stretch anchor-center left right', true),
  'align-content': alignment('space-between space-around space-evenly stretch', true),
  'align-items': alignment('stretch', true),
  'align-self': alignment('auto stretch anchor-center', true),
  'row-gap': gap,
  'column-gap': gap,
  'grid-template-columns': gridTracks,
  'grid-template-rows': gridTracks,
  'grid-template-areas': gridAreas,
  'grid-auto-columns': gridTracks,
  'grid-auto-rows': gridTracks,
  'grid-auto-flow': gridAutoFlow,
  'grid-column-start': gridLine,
  'grid-column-end': gridLine,
  'grid-row-start': gridLine,
  'grid-row-end': gridLine,
  'column-count': autoOrInteger(1, MAX_COLUMNS),
  'column-width': columnWidth,
  filter,
  'backdrop-filter': filter,
  'mix-blend-mode': keyword(
    'normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference ' +
      'exclusion hue saturation color luminosity plus-lighter',
  ),
  transform,
  translate,
  scale,
  rotate,
  zoom,
  'backface-visibility': keyword('visible hidden'),
  'content-visibility': keyword('visible auto hidden'),
  contain,
  clip,
  'clip-path': clipPath,
  'mask-image': imageList,
  'mask-size': layered(oneBackgroundSize),
  'scroll-behavior': keyword('auto smooth'),
  'scroll-snap-type': scrollSnapType,
  'touch-action': touchAction,
  cursor: mouseCursor,
  'pointer-events': keyword(
    'auto none visiblepainted visiblefill visiblestroke visible painted fill stroke all bounding-box',
  ),
  'color-scheme': colorScheme,
  appearance: keyword(
    'none auto button checkbox listbox menulist menulist-button meter progress-bar radio searchfield textarea ' +
      'textfield slider-vertical base-select base',
  ),
  content,
  'transition-property': transitionProperties,
  'transition-duration': commaList(oneDuration),
  'transition-timing-function': easings,
  'transition-delay': commaList(oneTime),
  'animation-name': commaList(oneAnimationName),
  'animation-duration': commaList(oneAnimationDuration),
  'animation-timing-function': easings,
  'animation-delay': commaList(oneTime),
  'animation-iteration-count': commaList(oneCount),
  'animation-direction': commaList(oneDirection),
  'animation-fill-mode': commaList(oneFillMode),
  'animation-play-state': commaList(onePlayState),
  'animation-timeline': commaList(oneTimeline),
};
