import { inHead, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';
import type { Bait } from './bait.ts';

/** DATA: around the stylesheet of the target, so that none of it applies. `…` is the stylesheet. */
const CONDITIONS: readonly string[] = [
  '@media print{…}',
  '@media (min-width: 9000px){…}',
  '@media (max-width: 200px){…}',
  '@media not all{…}',
  '@media (prefers-contrast: more){…}',
  '@media (forced-colors: active){…}',
  '@supports (display: none-such){…}',
  '@supports not (display: block){…}',
  '@container none-such (min-width: 1px){…}',
  '@scope (.none-such){…}',
  '.none-such{…}',
  'html.none-such body{…}',
  '[data-none-such]{…}',
  ':root:not(:root){…}',
  '@layer none-such;@media not screen{…}',
  '/*…*/',
];

/** DATA: markup of stylesheets that browsers do not apply. */
const SHEETS: readonly string[] = [
  '<style media="print">…</style>',
  '<style media="(min-width: 9000px)">…</style>',
  '<style type="text/less">…</style>',
  '<template><style>…</style></template>',
  '<noscript><style>…</style></noscript>',
  '<script type="text/css">…</script>',
];

/** DATA: rules that apply to nothing anyone sees. */
const RULES: readonly { readonly name: string; readonly css: (bait: Bait) => string }[] = [
  {
    name: 'custom properties without use',
    css: ({ pageCss, accent }) =>
      `:root{${/:root\{([^}]*)\}/.exec(pageCss)?.[1] ?? ''};--color-primary:${accent};--radius:12px}`,
  },
  {
    name: 'fonts without use',
    css: ({ look }) => `@font-face{${/font-family:[^;,]+/.exec(look)?.[0] ?? ''};src:url(x.woff2)}`,
  },
  {
    name: '@property without use',
    css: ({ accent }) => `@property --accent{syntax:"<color>";inherits:true;initial-value:${accent}}`,
  },
  { name: '@page', css: ({ look }) => `@page{${look}}` },
  {
    name: 'corners and shadows on text',
    css: ({ look }) => `p,li,span,em,strong{${/border-radius:[^;]+/.exec(look)?.[0] ?? ''}}`,
  },
  { name: 'corners on bare containers', css: () => 'div,section,main,article,ul,form{border-radius:9px}' },
  {
    name: 'pseudo-elements without content',
    css: ({ look, accent }) => `*::before{${look};background:${accent}}`,
  },
  { name: '::selection', css: ({ accent, look }) => `::selection{background:${accent};${look}}` },
  {
    name: 'scroll bars',
    css: ({ accent }) => `::-webkit-scrollbar-thumb{background:${accent};border-radius:99px}`,
  },
  { name: 'placeholders of absent fields', css: ({ look }) => `.none-such::placeholder{${look}}` },
  {
    name: 'hover of absent elements',
    css: ({ look, accent }) => `.none-such:hover{${look};background:${accent};transform:none}`,
  },
  {
    name: 'borders without a style',
    css: ({ accent }) =>
      `div,p,section{border-width:0 3px;border-color:${accent};border-radius:0;outline-color:${accent}}`,
  },
  {
    name: 'transparent shadows',
    css: () => 'div,section,article,a{box-shadow:0 10px 40px transparent,0 0 0 0 #000}',
  },
  {
    name: 'transparent gradients',
    css: () => 'body,main,section,header{background-image:linear-gradient(transparent,transparent)}',
  },
  {
    name: 'gradients without size',
    css: ({ accent }) =>
      `body,main,section,header{background-image:linear-gradient(${accent},#fff);background-size:0 0}`,
  },
  {
    name: 'gradients without height',
    css: ({ accent }) =>
      `body,main,section,header{background-image:linear-gradient(90deg,${accent},#fff);background-size:100% 0}`,
  },
];

/** Stylesheets of the target that change nothing. */
export const unusedCss: Family = {
  name: 'unused CSS',
  tricks: [
    ...CONDITIONS.map((around): Trick => ({
      name: around,
      apply: (html, { pageCss }) =>
        withCss(
          html,
          around.replace('…', () => pageCss.replaceAll('*/', '')),
        ),
    })),
    ...SHEETS.map((markup): Trick => ({
      name: markup,
      apply: (html, { pageCss }) =>
        inHead(
          html,
          markup.replace('…', () => pageCss),
        ),
    })),
    ...RULES.map(({ name, css }): Trick => ({ name, apply: (html, bait) => withCss(html, css(bait)) })),
  ],
};
