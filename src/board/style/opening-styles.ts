/**
 * The opening fills the first screen of a wide window: name, text, picture and main colours lie edge to edge, on the
 * accent where the composition says so. Each stage is one arrangement, and the place of the name varies it.
 */
export const OPENING_STYLES = `
.opening{--pad:clamp(22px,3.6cqi,56px);--cap:150px;display:grid;min-width:0;background:var(--ground);color:var(--ink)}
.on-field .opening{background:var(--field);color:var(--on-field)}.on-field .opening h1{color:var(--mark)}
.intro{display:grid;gap:clamp(16px,2cqi,26px);align-content:start;min-width:0;padding:var(--pad) var(--pad) clamp(20px,2.4cqi,32px)}
.opening h1{color:var(--headline);line-height:.98;padding-bottom:.1em;letter-spacing:var(--track-name);font-size:min(var(--cap),calc(var(--wide,76cqi)/var(--longest)),max(calc(var(--wide,76cqi)/var(--one-line)),var(--fit,72px)));overflow-wrap:anywhere}
.of{display:block;letter-spacing:var(--track-name)}.times{font:300 .72em/1 var(--f-head);letter-spacing:0;opacity:.72}
.opening .lead{font-size:calc(var(--fill)*clamp(18px,1.7cqi + 6px,28px));line-height:1.3;max-width:36ch}
.long .opening .lead{font-size:clamp(17px,1cqi + 7px,21px)}
.opening .facts{align-self:end;margin:0 var(--pad) var(--pad);font:17px/1.4 var(--f-body)}
.opening .facts>*{border-top:1px solid color-mix(in srgb,currentColor 32%,transparent);padding:8px 0}.opening .facts>:last-child{padding-bottom:0}.opening .facts li{text-wrap:pretty}
.opening .art{min-height:clamp(220px,52cqi,440px)}.opening .art>:is(img,svg){position:absolute;inset:0}
.opening[class*=w-] .art:has(>img){background:none}.opening:is(.w-arch,.w-pill) .art:has(>img){background:var(--plate)}
.board .opening.w-duo .art{background:var(--accent)}.w-duo .art>img{filter:grayscale(1) contrast(1.3) brightness(1.15);mix-blend-mode:multiply}.w-light .art>img{filter:grayscale(1) contrast(1.25);mix-blend-mode:screen}
.w-slats .art>img{mask:repeating-linear-gradient(90deg,#000 0 14.6%,#0000 14.6% 17.08%)}
.w-steps .art>img{clip-path:polygon(0 50%,25% 50%,25% 25%,50% 25%,50% 0,100% 0,100% 100%,0 100%)}
.w-slant .art>img{clip-path:polygon(26% 0,100% 0,74% 100%,0 100%)}
.opening.w-arch .art>img{inset:9% 9% 0;width:82%;height:91%;border-radius:999px 999px 0 0}
.opening.w-pill .art>img{inset:7%;width:86%;height:86%;border-radius:999px}
.spectrum{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
.spectrum li{display:grid;align-content:end;gap:1px;min-width:0;min-height:88px;padding:14px clamp(12px,1.4cqi,20px) 18px;font:400 15px/1.35 var(--f-body);overflow-wrap:anywhere}.spectrum b{font-weight:600}.spectrum span{font-family:var(--f-mono);font-variant-numeric:tabular-nums}.loud.loud li,.loud b{font-weight:700;font-size:19px;line-height:1.2}
.spectrum li:last-child:nth-child(odd){grid-column:1/-1}
@media (min-width:620px){.spectrum{display:flex}.spectrum li{flex:1 1 0}.spectrum .wide{flex-grow:1.9}.spectrum li:first-child{flex-grow:1.3;padding-left:var(--pad)}.spectrum .wide:first-child{flex-grow:2}}
@media (min-width:1000px){
.opening{min-height:min(100svh,880px)}.opening .spectrum li{min-width:min-content;overflow-wrap:break-word}.opening .art{min-height:0;grid-area:a}.intro{grid-area:i}.opening .facts{grid-area:f}.spectrum{grid-area:s}
.g-split .opening{--wide:40cqi;--cap:176px;--fit:calc(var(--name-fit)*.42);grid-template:"i a" auto "f a" 1fr "s s" auto/minmax(0,1fr) minmax(0,1fr)}
.g-split.o-split .opening{grid-template:"a i" auto "a f" 1fr "s s" auto/minmax(0,1fr) minmax(0,1fr)}.g-split:not(.long) .opening:has(.poster) .lead{font-size:calc(var(--fill)*clamp(20px,2cqi + 4px,32px))}
.g-split.long .opening{--fit:calc(var(--name-fit)*.76)}
.g-deck .opening{--wide:90cqi;--cap:168px;--fit:112px;grid-template:"h h" auto "l a" auto "f a" 1fr "s s" auto/minmax(0,5fr) minmax(0,7fr)}
.g-deck .intro{display:contents}.g-deck .opening h1{grid-area:h;margin:var(--pad) var(--pad) clamp(12px,2cqi,28px)}.g-deck .opening .lead{grid-area:l;margin:4px var(--pad) 24px;font-size:clamp(18px,1.5cqi + 5px,24px)}.g-deck .opening .facts{font-size:17px;margin-bottom:20px}.g-deck .facts>*{padding:6px 0}
.g-deck.long .opening{--fit:88px}.g-deck.o-split .opening{grid-template:"h h" auto "a l" auto "a f" 1fr "s s" auto/minmax(0,7fr) minmax(0,5fr)}
.g-low .opening{--wide:49cqi;--cap:190px;--fit:calc(var(--name-fit)*.48);grid-template:"a a" minmax(210px,1fr) "i f" auto "s s" auto/minmax(0,7fr) minmax(0,5fr)}
.g-low .facts{margin-left:0}.g-low .intro{padding-bottom:var(--pad)}.g-low.long .opening{--fit:calc(var(--name-fit)*.66)}.g-low.o-centred .opening{grid-template:"i f" auto "a a" minmax(210px,1fr) "s s" auto/minmax(0,7fr) minmax(0,5fr)}
.g-masthead .opening{--wide:84cqi;--cap:200px;--fit:104px;text-align:center;grid-template:"i" auto "f" auto "a" minmax(240px,1fr) "s" auto/minmax(0,1fr)}
.g-masthead .opening .lead{font-size:25px;margin:0 auto;max-width:54ch;text-wrap:balance}.g-masthead .facts{display:flex;justify-content:space-between;gap:0 32px;margin-bottom:0;border-top:1px solid;border-bottom:3px double;padding:9px 0;text-align:left}.g-masthead .facts>*{border:0;padding:0}.g-masthead .opening .art{margin:18px var(--pad)}
.g-tiles .opening{--wide:48cqi;--cap:176px;--fit:calc(var(--name-fit)*.5);--pad:clamp(20px,2.6cqi,38px);min-height:calc(min(100svh,880px) - 2*var(--rim));background:none;gap:var(--rim);grid-template:"i a" 1fr "f a" minmax(188px,auto) "s s" auto/minmax(0,7fr) minmax(0,5fr)}
.g-tiles .opening>*{border-radius:var(--tile);overflow:clip;margin:0}.g-tiles .intro{background:var(--field);align-content:space-between}
.g-tiles .opening .facts{background:var(--ground);color:var(--ink);align-self:stretch;align-content:end;padding:clamp(16px,1.8cqi,26px) var(--pad);box-shadow:var(--lift)}.g-tiles .facts{display:grid}.g-tiles .facts>:first-child{border:0}
.g-tiles.o-split .opening{grid-template:"a i" 1fr "a f" minmax(188px,auto) "s s" auto/minmax(0,5fr) minmax(0,7fr)}
.g-tiles.o-low .opening{--wide:84cqi;grid-template:"i i" auto "f a" minmax(240px,1fr) "s s" auto/minmax(0,5fr) minmax(0,7fr)}
.g-tiles .opening:has(.poster):not(:has(.shares)){--wide:39cqi;grid-template-rows:auto 1fr auto;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.g-tiles :has(.poster)>ul.facts{display:flex;flex-direction:column}.g-tiles .opening:has(.poster)>ul.facts>*{max-height:none;align-content:center}.g-tiles .opening .lead{--fill:1}
.g-tiles.o-centred .opening{--wide:60cqi;grid-template:"a a" minmax(260px,1fr) "f i" auto "s s" auto/minmax(0,4fr) minmax(0,8fr)}
}
`;
