import type { Design } from '../design.ts';

/** Rules for lists whose lines have a name, a text and a number. */
export const ROW_RULES = ({ space, style: { step } }: Design): string => `
.rows{display:grid;gap:${step(space.element)}px;padding:0;list-style:none}
.row{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,6fr) minmax(5em,1fr);gap:8px 32px;align-items:baseline}
.row.row>*{margin-top:0}
.row .price{text-align:right}
@media (max-width:760px){.row{grid-template-columns:minmax(0,1fr) auto}.row p:nth-child(2){grid-row:2;grid-column:1/-1}}`;
