/** Words of typefaces whose letters are all equally wide, and of what is set in them. */
export const FIXED_WIDTH = String.raw`\bmono(?!chrom|\s+(?:palette|scheme|colou?r))|typewrit|typist|typescript|fixed|\bcod(?:e|ing)\b|terminal|courier|consol|teletype|teleprint|telex|telegra|tabular|machine|same\s+(?:width|room|space)|equal(?:ly)?\s+(?:wide|width|spac)|evenly\s+spaced|proportional|plex|jetbrains|\bfira\b|menlo|\bide\b|editor|punch|ticker|receipt|cash\s+register|dot[\s-]matrix|computer|hacker|programm|ledger|ocr|grid\s+of\s+letters|stencil`;

/** Words of typefaces with serifs; not `sans serif`. */
export const OTHER_SERIFS = String.raw`(?<!sans[\s-]?)serif|\broman\b|antiqua|\bslab|garalde|didone|old[\s-]style|book\s+face`;
