/**
 * Openings of hybrids in wide windows with the categories in a band below the pictures, four side by side. The leading
 * picture fills one half above it; the other half has the leading name, and the other sources with their names below
 * their pictures.
 */
export const HYBRID_MOSAIC = `.g-mosaic .mixed{--room:42cqi;--cap:calc(168px - (var(--lines) - 1)*68px);--from:7;--to:13}.k-cards.g-mosaic .mixed{--cap:calc(150px - (var(--lines) - 1)*58px)}:is(.g-mosaic.o-split,.g-mosaic.o-centred) .mixed{--from:1;--to:7}
.board.g-mosaic .mixed.mixed{grid-template-rows:auto minmax(0,1fr) auto auto auto}.board.g-mosaic:is(.o-low,.o-centred) .mixed.mixed{grid-template-rows:minmax(0,1fr) auto auto auto auto}
.g-mosaic .mixed .intro{grid-area:1/var(--from)/2/var(--to)}.g-mosaic:is(.o-low,.o-centred) .mixed .intro{grid-row:3}
.g-mosaic .source:first-child{grid-area:1/calc(14 - var(--to))/4/calc(14 - var(--from))}.g-mosaic .source:nth-child(n+2){grid-row:2/4;grid-template:subgrid/subgrid;row-gap:0}.g-mosaic:is(.o-low,.o-centred) .source:nth-child(n+2){grid-row:1/3}.g-mosaic .source:nth-child(n+2)>*{grid-column:1/-1}
.g-mosaic .of-2 .source:nth-child(2){grid-column:var(--from)/var(--to)}
.g-mosaic .of-3 .source:nth-child(2){grid-column:var(--from)/span 3}.g-mosaic .of-3 .source:nth-child(3){grid-column:calc(var(--from) + 3)/span 3}
.g-mosaic .of-4 .source:nth-child(2){grid-column:var(--from)/span 2}.g-mosaic .of-4 .source:nth-child(3){grid-column:calc(var(--from) + 2)/span 2}.g-mosaic .of-4 .source:nth-child(4){grid-column:calc(var(--from) + 4)/span 2}
.g-mosaic .mixed .shares{grid-column:1/-1;grid-template-columns:subgrid;padding:12px 0}.board.g-mosaic .mixed .shares>div{grid-column:span var(--span,3);margin-inline:var(--pad);padding:13px 0 15px}
.fields-3>:first-child,.fields-2>*{--span:6}
.board.g-mosaic .mixed .shares>*{border:0}
`;
