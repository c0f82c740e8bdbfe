/**
 * Openings of hybrids in wide windows with the categories in a column as high as the pictures. Names of the others stand
 * below their pictures. Of more than four, the names
 * stand in one line, and the pictures of the others in a row below the leading one.
 */
export const HYBRID_INDEX = `.g-index .mixed{--room:42cqi;--cap:calc(168px - (var(--lines) - 1)*64px);--from:1;--to:10;--list:10}:is(.g-index.o-split,.g-index.o-centred) .mixed{--from:4;--to:13;--list:1}
.g-index .mixed .shares{grid-area:1/var(--list)/3/span 3;grid-auto-rows:minmax(min-content,1fr);padding-block:20px}.board.g-index .mixed .shares>div{align-content:start;padding:15px 0 6px}.g-index .mixed .shares dt{font-size:20px;line-height:1.18;margin-right:-12px}.board.g-index .mixed .shares dd{margin-top:5px;font-size:16px;line-height:1.2}.board.g-index .many.mixed .shares>div{padding:8px 0}.g-index .many.mixed .shares dt{font-size:19px}.board.g-index .many.mixed .shares dd{margin-top:3px}
.k-cards.g-index .mixed .shares{padding-inline:24px}.board.k-cards.g-index .mixed .shares>div{padding:14px 0 6px}
.g-index .mixed .intro{grid-area:1/var(--from)/2/span 6}.g-index .source:first-child{grid-area:2/var(--from)/3/span 6}.g-index .source:nth-child(n+2){grid-area:1/calc(var(--from) + 6)/3/span 3}.g-index:is(.o-low,.o-centred) .mixed .intro{grid-row:2/3}.g-index:is(.o-low,.o-centred) .source:first-child{grid-row:1/2}
.board.g-index .of-2{grid-template-rows:minmax(0,3fr) minmax(0,4fr) auto}.board.g-index:is(.o-low,.o-centred) .of-2{grid-template-rows:minmax(0,4fr) minmax(0,3fr) auto}.g-index .of-2 .source:nth-child(2){grid-template-rows:minmax(0,1fr) auto}
.g-index .of-2 .intro{padding-bottom:calc(var(--pad) + 24px)}.g-index .of-2 h1>span>.of:first-child{margin-bottom:0}
.board.g-index :is(.of-3,.many){grid-template-rows:auto minmax(0,1fr) auto}.board.g-index:is(.o-low,.o-centred) .of-3{grid-template-rows:minmax(0,1fr) auto auto}.g-index .of-3 .source:nth-child(n+2){height:calc(50% - var(--gap)/2);grid-template-rows:minmax(0,1fr) auto}.g-index .of-3 .source:nth-child(3){align-self:end}
.g-index .many.many{--room:66cqi;--cap:120px}.many .others{font-size:clamp(28px,calc(64cqi/var(--all)),44px);margin-top:44px;text-wrap:balance}.many .others .of{display:inline-block;white-space:nowrap;margin-right:.3em}.board.g-index .many .intro{grid-area:1/var(--from)/2/var(--to)}
.many.mixed>.panels{display:grid;grid-area:2/var(--from)/3/var(--to);grid-template:minmax(200px,1fr) 96px/repeat(var(--details),minmax(0,1fr));gap:var(--gap);background:none}.board .many .source.source{grid-area:auto}.board .many .source.source:first-child{grid-column:1/-1}
.many{--details:4}.many:has(.source:nth-child(6)){--details:5}.many:has(.source:nth-child(7)){--details:6}.many:has(.source:nth-child(8)){--details:7}
`;
