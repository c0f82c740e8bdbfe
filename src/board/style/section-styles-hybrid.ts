/** Sections below the opening of a hybrid: signature moves, components and measures in even columns. */
export const HYBRID_SECTIONS = `
.moves .piece{min-height:0;align-self:start}.shown{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);min-width:0}
@media (min-width:900px){.moves.moves{grid-template-columns:minmax(0,1fr)}.moves>div{grid-column:1;grid-template:auto auto minmax(0,1fr)/minmax(0,4fr) minmax(0,7fr);column-gap:clamp(28px,3.4cqi,48px)}.moves>div .shown{display:contents}.moves>div .piece{grid-area:1/2/4/3;margin:0;align-self:stretch}.moves>div p{font-size:19px;line-height:1.45}}@container (max-height:129px){.moves .art>svg{display:none}}
.kit{display:grid;overflow:clip;border-radius:min(var(--rad),24px);grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));background:var(--back);color:var(--front);outline:1px solid color-mix(in srgb,currentColor 18%,transparent);outline-offset:-1px}.kit>div:first-child{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-content:center;padding:clamp(18px,2.2cqi,30px);zoom:1.2;overflow-wrap:anywhere}.kit>.art{min-height:280px}.kit>.art>svg{position:absolute;inset:0}.filled{background:var(--accent);color:var(--on-accent)}.kit .states>li:has(.x-input){flex:1 1 200px}
@media (min-width:900px){.kit>div:first-child:has(>.states:only-child){zoom:1.5}.kit:has(>div>.states:only-child)>.art{min-height:220px}}
.across-9{--across:9}.across-10{--across:10}.measures{gap:clamp(28px,3.2cqi,44px) clamp(28px,3.4cqi,48px)}.board .measure.measure{flex:1 1 max(220px,calc(25% - 36px))}.board .measure.measure:has(li:nth-child(3)){flex:2 1 max(280px,calc(50% - 24px))}.board .measure.is-spacing.is-spacing:has(li:nth-child(4)){flex-basis:100%}
.measure.measure ul{display:grid;gap:20px 16px;grid-template-columns:repeat(var(--across,4),minmax(0,1fr))}@media (max-width:700px){.measure.measure ul{grid-template-columns:repeat(auto-fill,minmax(104px,1fr))}}
.measure small,.scale small{font-size:15px;line-height:1.35}.measure>h3{font-size:15px}.is-radius i{height:72px}.is-duration .m,.is-ease .m{--run:100%;width:auto}
.conflicts{columns:2 30em;column-gap:48px;font:15px/1.45 var(--f-body)}.conflicts li{padding:4px 0;break-inside:avoid}.stated+.note{margin-top:14px}
@media (max-width:699px){.board.board:is(.k-poster,.k-gallery) .s>h2{font-size:min(36px,calc(86cqi/var(--title)))}}
`;
