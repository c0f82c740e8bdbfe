import type { Design } from '../design.ts';
import { MONO } from '../type.ts';

/** Rules for text, headings and pictures. */
export function baseRules({ type, palette }: Design): string {
  const tracking = type.tracking === 0 ? 'normal' : `${type.tracking}em`;
  return `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{font-family:${type.bodyFamily};font-size:${type.body}px;line-height:${leading(type.body, 1.55)};color:var(--ink);background:var(--ground);-webkit-font-smoothing:${palette.dark ? 'antialiased' : 'auto'}}
h1,h2,h3{font-family:${type.headingFamily};font-weight:${type.headingWeight};letter-spacing:${tracking};line-height:1.12;color:var(--heading);text-wrap:balance}
h1{font-size:${type.h1}px;line-height:${leading(type.h1, 1.06)};max-width:18ch}
h2{font-size:${type.h2}px;line-height:${leading(type.h2, 1.2)}}
h3{font-size:${type.h3}px;line-height:${leading(type.h3, 1.25)}}
p,li{text-wrap:pretty}
.lead{max-width:34em;font-size:${type.lead}px;line-height:${leading(type.lead, 1.45)};text-wrap:balance}
blockquote p{font-family:${type.headingFamily};font-size:${type.lead}px;line-height:${leading(type.lead, 1.45)};text-indent:-.45em}
table,time,.price,.number,.figures{font-variant-numeric:tabular-nums lining-nums}
figcaption,.caption{font-size:${type.small}px}
code{font-family:${MONO};font-size:.92em}
a{color:var(--link)}
img,svg{display:block;max-width:100%}
img,.drawing{height:auto}
.icon{color:var(--ink)}
.price,figcaption,.caption{color:var(--soft)}
:focus-visible{outline:3px solid var(--action-ink);outline-offset:3px}`;
}

const UNIT = 4; // px; every line is as high as some of these

/** The nearest whole number of units. */
function onUnit(px: number): number {
  return Math.round(px / UNIT) * UNIT;
}

/** A line-height near to the wanted one, as a number. */
function leading(size: number, wanted: number): string {
  return (onUnit(size * wanted) / size).toFixed(4);
}
