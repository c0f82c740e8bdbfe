import type { Design } from '../design.ts';
import { MONO } from '../type.ts';

/** Rules for text, headings and pictures. */
export function baseRules({ type, palette }: Design): string {
  const tracking = type.tracking === 0 ? 'normal' : `${type.tracking}em`;
  return `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{font-family:${type.bodyFamily};font-size:${type.body}px;line-height:1.55;color:var(--ink);background:var(--ground);-webkit-font-smoothing:${palette.dark ? 'antialiased' : 'auto'}}
h1,h2,h3{font-family:${type.headingFamily};font-weight:${type.headingWeight};letter-spacing:${tracking};line-height:1.12;color:var(--heading);text-wrap:balance}
h1{font-size:${type.h1}px;max-width:18ch}
h2{font-size:${type.h2}px;line-height:1.2}
h3{font-size:${type.h3}px;line-height:1.25}
.lead{max-width:34em;font-size:${type.lead}px}
blockquote p{font-family:${type.headingFamily};font-size:${type.lead}px;line-height:1.45}
figcaption,.caption{font-size:${type.small}px}
code{font-family:${MONO};font-size:.92em}
a{color:var(--link)}
img,svg{display:block;max-width:100%}
img,.drawing{height:auto}
.icon{color:var(--ink)}
.price,figcaption,.caption{color:var(--soft)}
:focus-visible{outline:3px solid var(--action-ink);outline-offset:3px}`;
}
