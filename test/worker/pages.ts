/** Pages that the Worker tests use instead of the web. */
export const SHOP_CSS = `
:root { --accent: #d9480f; }
body { margin: 0; background: #faf7f0; color: #1c1917; font: 16px/1.5 Inter, sans-serif; }
h1 { font: 700 64px/1.1 Fraunces, serif; letter-spacing: -0.02em; }
h2 { font: 700 32px/1.2 Fraunces, serif; }
main { max-width: 960px; margin: 0 auto; padding: 96px 24px; }
.button { display: inline-block; padding: 12px 24px; border-radius: 9999px; background: var(--accent); color: #fff; text-decoration: none; transition: background 200ms ease-out; }
.button:hover { background: #b83a08; }
.card { margin: 24px 0; padding: 24px 0; border-top: 1px solid #e7e0d2; }
`;

export const COPY =
  'We roast our coffee in small lots on Tuesdays. You get it on Thursday. The beans come from four farms in Huila, and we name each of them on the bag. Nothing here is blended to hide a bad year.';

const body = `<main>
<h1>Coffee from four farms</h1>
<p>${COPY}</p>
<p><a class="button" href="/order">Order a bag</a></p>
<h2>What is in the bag</h2>
<div class="card"><h3>Finca El Roble</h3><p>${COPY}</p></div>
<div class="card"><h3>La Esperanza</h3><p>${COPY}</p></div>
<div class="card"><h3>Monteblanco</h3><p>${COPY}</p></div>
</main>`;

export const SHOP = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Four Farms | Coffee by post</title>
<meta property="og:site_name" content="Four Farms">
<meta name="description" content="Coffee by post from four farms in Huila.">
<meta property="og:image" content="/cover.jpg">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/shop.css">
</head>
<body>${body}</body>
</html>`;

export const PLAIN = `<!doctype html><html lang="en"><title>Notes</title>${body}</html>`;

/** A shop that its script makes visible. */
export const VEILED = SHOP.replace('<body>', '<body style="opacity: 0"><script>show()</script>');

export const SHELL =
  '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script></html>';

/** A shell with a canvas that its script paints: visible content with little style. */
export const SPARSE = SHELL.replace('></div>', '><canvas width="640" height="400"></canvas></div>');

/** A page with much text, none of it visible. */
export const HIDDEN = `<!doctype html><html lang="en"><title>Hidden</title><style>main { display: none }</style>${body}</html>`;

export const FAINT = `<!doctype html><html lang="en"><title>Faint</title><style>body { background: #fff; color: #ccc } a { color: #ccc }</style>${body}</html>`;

/** A page on a picture that covers it. */
export const nightOn = (address: string): string =>
  `<!doctype html><html lang="en"><title>Night</title><style>body { color: #fff; background: url("${address}") center / cover }</style>${body}</html>`;
