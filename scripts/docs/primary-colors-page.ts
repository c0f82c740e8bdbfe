import type { IconColor } from '../icons/compare-colors.ts';

/** OKLab difference x 100 up to which a mark and a token are the same colour to a reader who compares. */
export const SAME_COLOR = 5;

/** docs/PRIMARY-COLORS.md: the colours of marks as an independent check of the catalog. */
export function primaryColorsPage(
  rows: readonly IconColor[],
  reasons: Readonly<Record<string, string>>,
): string {
  const same = rows.filter(({ difference }) => difference <= SAME_COLOR);
  const different = rows.filter(({ difference }) => difference > SAME_COLOR);
  return `# Colours of marks against the catalog

simple-icons (CC0) states one colour for the mark of a brand, collected by other people from brand guidelines. It is not a source of the catalog, so it checks it. Written by \`npm run docs\`; the reasons are in \`catalog/icon-colors.json\`.

${rows.length} brands have a mark there. For ${same.length} of them a colour of the entry is the colour of the mark (OKLab difference of at most ${SAME_COLOR / 100}). The other ${different.length}:

| brand | mark | nearest token | primary | difference | why |
|---|---|---|---|---|---|
${different.map((row) => line(row, reasons[row.slug] ?? '')).join('\n')}
`;
}

function line({ name, icon, nearest, primary, difference }: IconColor, reason: string): string {
  return `| ${name} | \`${icon}\` | \`${nearest[0]}\` \`${nearest[1]}\` | ${primary === null ? 'none' : `\`${primary}\``} | ${(difference / 100).toFixed(2)} | ${reason} |`;
}
