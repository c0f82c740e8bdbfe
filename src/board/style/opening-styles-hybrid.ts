/**
 * Openings of hybrids: a panel for each source, joined edge to edge; of two sources also a diptych, where each has a half
 * of the page with its name, what comes from it, and its panel.
 */
export const HYBRID_OPENINGS = `
.opening .panels{--seam:clamp(6px,.8cqi,10px);background:var(--ground);gap:var(--seam);grid-template:none/repeat(auto-fit,minmax(140px,1fr))}.g-tiles .panels{background:none;gap:var(--rim)}.g-tiles .panel{border-radius:var(--tile)}.panel{position:relative;overflow:clip;min-height:180px;min-width:0;background:var(--tint)}.panel>:is(img,svg){position:absolute;inset:0;display:block;width:100%;height:100%;object-fit:cover;object-position:50% 70%}
.opening .others{font-weight:400;letter-spacing:-.01em}.board .shares{font-size:18px}.board .shares dt{font:600 18px/1.3 var(--f-note,var(--f-body));letter-spacing:0}
@media (min-width:1000px){
.g-split .shares>div,.g-tiles .shares>div{padding:11px 0}.board .opening:has(.shares>:nth-child(4)) .shares{font-size:15px}.board .opening:has(.shares>:nth-child(4)) .shares>div{padding:8px 0}
.opening .panels{grid-template:none}.panel{min-height:0}.panels.rows{grid-template-rows:1fr 1fr}.panels.columns{grid-template-columns:1fr 1fr}.panels.of-3.rows{grid-template:minmax(0,8fr) minmax(0,5fr)/1fr 1fr}.g-tiles .opening:has(.shares){--wide:42cqi;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.panels.of-3.rows>:first-child{grid-column:1/-1}.g-deck .opening:has(.others){--wide:42cqi;grid-template:"h a" auto "f a" 1fr "s s" auto/minmax(0,1fr) minmax(0,1fr)}.g-deck.o-split .opening:has(.others){grid-template-areas:"a h" "a f" "s s"}:is(.g-deck,.g-split) .opening:has(.others) .shares:not(:has(>:nth-child(4))){font-size:19px}:is(.g-deck,.g-split) .opening:has(.others) .shares:not(:has(>:nth-child(4)))>div{padding:12px 0}.g-deck .panels.of-3{grid-template:minmax(0,8fr) minmax(0,5fr)/1fr 1fr}.g-deck .of-3>:first-child{grid-column:span 2}:is(.g-low,.g-masthead) .panels.panels{grid:minmax(0,1fr)/auto-flow minmax(0,1fr)}.panels.of-4{grid-template:1fr 1fr/1fr 1fr}.moves .piece{min-height:0;align-self:start}.sample{flex-basis:220px}.sample.wide{flex:2 1 380px}
.g-diptych .opening{grid-template:"i" auto "f" auto "a" minmax(220px,1fr) "s" auto/minmax(0,1fr);--seam:clamp(6px,.8cqi,10px);background:linear-gradient(90deg,var(--field) calc(50% - var(--seam)/2),var(--ground) 0 calc(50% + var(--seam)/2),var(--half) 0);position:relative}
.g-diptych .opening .intro{padding:0}.g-diptych .opening:has(.shares){--wide:42cqi;--cap:150px;--fit:132px}
.g-diptych .opening h1{padding:0}.g-diptych .opening h1>span{display:grid;grid-template-columns:1fr 1fr;align-items:end}.g-diptych .opening .of{padding:calc(var(--pad)*.8) var(--pad) .1em;color:var(--on-field)}.g-diptych .opening .of+.of{color:var(--on-half)}
.g-diptych .opening .times{position:absolute;clip-path:inset(50%)}.g-diptych .panels{overflow:visible}.g-diptych .panels::after{content:"\\d7";position:absolute;left:50%;top:0;translate:-50% -50%;display:grid;place-items:center;width:76px;height:76px;border-radius:min(var(--rad)*4,99px);background:var(--ground);color:var(--ink);font:300 42px/1 var(--f-head)}
.g-diptych .opening .facts{display:grid;grid-template-columns:1fr 1fr;margin:0;align-self:start}.g-diptych .opening .facts>div{display:block;border:0;padding:8px var(--pad) 28px;color:var(--on-field);font-size:19px;line-height:1.35}.g-diptych .opening .facts>div+div{color:var(--on-half)}.g-diptych .opening .facts dt{display:none}.g-diptych .opening .facts dd{max-width:34ch}
.g-diptych .opening .panels{grid-template:minmax(0,1fr)/1fr 1fr}
.g-diptych.o-split .opening{grid-template:"a" minmax(220px,1fr) "i" auto "f" auto "s" auto/minmax(0,1fr)}.g-diptych.o-low .opening{grid-template:"i" auto "a" minmax(220px,1fr) "f" auto "s" auto/minmax(0,1fr)}.g-diptych.o-low .opening .facts>div{padding-top:24px}.g-diptych.o-low .opening .of{padding-bottom:24px}.g-diptych.o-split .panels::after{top:100%}
.g-diptych.k-cards .opening{border-radius:var(--tile)}
}
`;
