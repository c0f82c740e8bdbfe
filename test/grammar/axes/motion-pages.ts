/** A document with a style sheet. */
export const pageOf = (css: string, body: string) =>
  `<!doctype html><html lang="en"><head><style>${css}</style></head><body>${body}</body></html>`;

/** A coloured box, `y` px from the top. */
export const box = (name: string, y: number) =>
  `<div class="${name}" style="position:absolute;top:${y}px;left:40px;width:200px;height:80px;background:#06c">A box</div>`;

export const SPIN = '@keyframes spin { to { transform: rotate(1turn) } }';
