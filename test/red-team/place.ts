/** Markup after the opening tag of the body, where positions weigh most. */
export function atStart(html: string, markup: string): string {
  const body = /<body\b[^>]*>/i.exec(html);
  if (body === null) return `${markup}${html}`;
  const at = body.index + body[0].length;
  return html.slice(0, at) + markup + html.slice(at);
}

/** Markup before the closing tag of the body. */
export function atEnd(html: string, markup: string): string {
  const at = html.toLowerCase().lastIndexOf('</body>');
  return at < 0 ? html + markup : html.slice(0, at) + markup + html.slice(at);
}

/** Markup at the end of the head. */
export function inHead(html: string, markup: string): string {
  const at = html.toLowerCase().indexOf('</head>');
  return at < 0 ? markup + html : html.slice(0, at) + markup + html.slice(at);
}

/** A stylesheet at the end of the head. */
export function withCss(html: string, css: string): string {
  return inHead(html, `<style>${css}</style>`);
}
