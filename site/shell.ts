import { html, type Markup } from './html.ts';

/** A page of the website without the frame that all pages share. */
export interface SitePage {
  /** Path without a file ending: `/judge`. */
  readonly path: string;
  /** Title in the browser, without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly main: Markup;
  /** Names of modules in `site/browser/`. */
  readonly scripts?: readonly string[];
  /** Paths of stylesheets besides the one of the site. */
  readonly styles?: readonly string[];
  /** Path of the picture that stands for the page where it is linked, and what it shows. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Class of `<body>`. */
  readonly kind: string;
}

const SITE_NAME = 'Design taste catalog';

const NAVIGATION = [
  ['/', 'Brands'],
  ['/compare', 'Compare'],
  ['/compose', 'Mix'],
  ['/map', 'Map'],
  ['/grammar', 'Grammar'],
  ['/docs', 'Docs'],
] as const;

/**
 * The whole document. Scripts are modules, so pages are readable before and without them.
 * @param service address of the deployed service, without a slash at the end; null in development
 */
export function writePage(page: SitePage, service: string | null): string {
  const { path, title, description, main, scripts = [], styles = [], kind } = page;
  const sheets = ['/site/site.css', ...styles];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${path === '/' ? SITE_NAME : `${title} · ${SITE_NAME}`}</title>
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:site_name" content="${SITE_NAME}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        ${sharing(page, service)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" href="/feed.xml" type="application/atom+xml" title="Changes of the catalog" />
        <link rel="preload" href="/site/archivo.woff2" as="font" type="font/woff2" crossorigin />
        ${sheets.map((href) => html`<link rel="stylesheet" href="${href}" /> `)}${scripts.map((name) => html`<script type="module" src="/site/${name}.js"></script> `)}
      </head>
      <body class="${kind}">
        <a class="skip" href="#main">Skip to content</a>
        <header class="site-head">
          <a class="site-name" href="/">${SITE_NAME}</a>
          <nav aria-label="Site">
            <ul>
              ${NAVIGATION.map(([href, label]) => html`<li><a href="${href}" ${href === path ? html` aria-current="page"` : ''}>${label}</a></li>`)}
              <li>
                <a class="action" href="/judge" ${path === '/judge' ? html` aria-current="page"` : ''}
                  >Judge a page</a
                >
              </li>
            </ul>
          </nav>
        </header>
        <main id="main">${main}</main>
        <footer class="site-foot">
          <p>Data: CC BY 4.0. Names and logos belong to their owners; entries describe what is visible.</p>
          <ul>
            <li><a href="/api/styles.json">styles.json</a></li>
            <li><a href="/api/openapi.json">OpenAPI</a></li>
            <li><a href="/llms.txt">llms.txt</a></li>
            <li><a href="/feed.xml">Feed</a></li>
          </ul>
        </footer>
      </body>
    </html> `.text;
}

/** What links to the page show. Readers of these fields want whole addresses, which only a deployed service has. */
function sharing({ path, picture = PICTURE }: SitePage, service: string | null): Markup {
  const base = service ?? '';
  return html`<meta property="og:type" content="website" />
    <meta property="og:url" content="${base}${path}" />
    <meta property="og:image" content="${base}${picture.path}" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${service === null ? '' : html`<link rel="canonical" href="${service}${path}" />`}`;
}

const PICTURE = { path: '/site/share.jpg', alt: 'Boards of six brands' } as const;
