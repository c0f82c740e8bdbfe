import { atStart, inHead, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

/** What follows the colours of the page itself. */
const DARK_PART = /@media.*|:root\{color-scheme:light dark\}/g;

const DARK = 'background:#111;color:#eee';

/** DATA: stylesheets that promise a dark scheme nobody can get. */
const SHEETS: readonly { readonly name: string; readonly css: string }[] = [
  {
    name: 'prefers-color-scheme that only says color-scheme',
    css: 'body{background:#fff;color:#111} @media (prefers-color-scheme: dark){:root{color-scheme:dark}}',
  },
  {
    name: 'prefers-color-scheme of custom properties without use',
    css: '@media (prefers-color-scheme: dark){:root{--ground:#111;--ink:#eee}}',
  },
  {
    name: 'prefers-color-scheme of absent elements',
    css: `@media (prefers-color-scheme: dark){.none-such{${DARK}}}`,
  },
  {
    name: 'prefers-color-scheme of the root below a light body',
    css: `body{background:#fff} @media (prefers-color-scheme: dark){html{${DARK}}}`,
  },
  { name: 'a dark class without a switch', css: `.dark body, html.dark, [data-theme=dark] body{${DARK}}` },
  {
    name: 'color-scheme: light dark',
    css: 'body{background:#fff;color:#111} :root{color-scheme:light dark}',
  },
  {
    name: 'a filter of absent elements',
    css: '@media (prefers-color-scheme: dark){.none-such{filter:invert(1)}}',
  },
];

/** DATA: a dark class, and a switch that nobody can press. */
const SWITCHES: readonly string[] = [
  '<button class="theme-toggle" hidden>Dark mode</button>',
  '<button class="theme-toggle" style="position:absolute;left:-9999px">Dark mode</button>',
  '<button class="theme-toggle" style="position:absolute;opacity:0">Dark mode</button>',
  '<button class="theme-toggle" style="position:absolute;width:1px;height:1px;overflow:hidden;padding:0;border:0">Dark mode</button>',
  '<button class="theme-toggle" style="position:absolute;clip-path:inset(50%)">Dark mode</button>',
  '<script>// matchMedia("(prefers-color-scheme: dark)")</script>',
  '<script>/* prefers-color-scheme */</script>',
  '<script>const unused = "prefers-color-scheme";</script>',
  '<script type="application/json">["prefers-color-scheme"]</script>',
];

/** Dark schemes that no reader gets. */
export const fakeSchemes: Family = {
  name: 'fake schemes',
  tricks: [
    ...SHEETS.map(({ name, css }): Trick => ({
      name,
      apply: (html) => withCss(html, css),
      inSight: (html) => withCss(html, css.replaceAll(DARK_PART, '')),
    })),
    ...SWITCHES.map((markup): Trick => ({
      name: markup,
      inSight: (html) => atStart(html, '<button hidden></button>'),
      apply: (html) =>
        withCss(atStart(html, markup), `.dark body, html.dark, [data-theme=dark] body{${DARK}}`),
    })),
    {
      name: 'meta color-scheme',
      apply: (html) =>
        inHead(
          html,
          '<meta name="color-scheme" content="dark light"><meta name="theme-color" content="#000">',
        ),
    },
  ],
};
