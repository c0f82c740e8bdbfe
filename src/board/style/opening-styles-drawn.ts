/**
 * Openings with a structure of their own, for wide windows: a name across the whole page below its picture (`bill`), an
 * upright name (`spine`), a label on a picture that fills the screen (`label`), the colours in the place of a picture
 * (`stripes`), a page of a manual in lines with labels (`page`), and the signature move on a pattern (`exhibit`).
 */
export const DRAWN_OPENINGS = `
.exhibit{position:relative;grid-area:1/1;place-self:center;width:min(82%,620px)}.exhibit .piece{border:0;border-radius:var(--rad);box-shadow:0 18px 50px -18px #0006;padding:clamp(18px,2.6cqi,34px)}
.opening .art:has(.exhibit){padding:24px 0}
@media (min-width:1000px){
.g-bill .opening{--wide:calc(100cqi - 2*var(--pad));--cap:280px;--fit:210px;grid-template:"l f" auto "a a" minmax(190px,1fr) "h h" auto "s s" auto/minmax(0,6fr) minmax(0,6fr)}
.g-bill .opening .intro{display:contents}.g-bill .opening h1{grid-area:h;font-size:min(var(--cap),calc(var(--wide)/var(--one-line)));margin:clamp(10px,1.4cqi,20px) var(--pad) clamp(14px,1.6cqi,24px);line-height:.9;white-space:nowrap}.g-bill .opening .lead{grid-area:l;margin:calc(var(--pad)*.7) var(--pad);font-size:clamp(18px,1.6cqi + 4px,26px)}
.g-bill .opening .facts{margin:calc(var(--pad)*.7) var(--pad) calc(var(--pad)*.7) 0;align-self:start;display:grid;grid-template-columns:1fr 1fr;gap:0 28px}.g-bill .opening .art{margin:0 var(--pad)}
.g-bill.o-centred .opening{grid-template:"h h" auto "a a" minmax(190px,1fr) "l f" auto "s s" auto/minmax(0,6fr) minmax(0,6fr)}.g-bill.o-split .opening .art{margin:0}.g-bill.o-low .opening{grid-template:"a a" minmax(170px,1fr) "h h" auto "l f" auto "s s" auto/minmax(0,6fr) minmax(0,6fr)}.g-bill.o-low .opening .art{margin:0}
.g-spine .opening{overflow:clip;grid-template:"h a s" minmax(0,1fr) "h l s" auto "h f s" auto/auto minmax(0,1fr) clamp(128px,12cqi,168px)}
.g-spine .opening .intro{display:contents}.g-spine .opening h1{grid-area:h;writing-mode:vertical-rl;text-orientation:sideways;rotate:180deg;white-space:nowrap;margin:calc(var(--pad)*.6) calc(var(--pad)*.5);padding:0;line-height:.92;font-size:min(240px,calc(690px/var(--one-line)))}
.g-spine .opening h1>span{display:block}.g-spine .opening .lead{grid-area:l;margin:28px var(--pad) 20px;max-width:44ch}.g-spine .opening .facts{display:grid;grid-template-columns:1fr 1fr;gap:0 32px;margin-bottom:36px}
.g-spine .opening .spectrum{display:grid;grid-template-columns:1fr;grid-auto-rows:minmax(0,1fr)}.g-spine .opening .spectrum .wide{grid-row:span 2}.g-spine .opening .spectrum li:first-child{padding-left:clamp(12px,1.4cqi,20px)}.g-spine .opening .spectrum li{border:0}
.g-spine.o-split .opening{grid-template:"s a h" minmax(0,1fr) "s l h" auto "s f h" auto/clamp(128px,12cqi,168px) minmax(0,1fr) auto}.g-spine.o-split .opening h1{rotate:0deg}
.g-label .opening{grid-template:"." minmax(48px,1fr) "i" auto "f" auto "b" var(--pad) "s" auto/minmax(0,1fr);position:relative}
.g-label .opening .art{grid-area:1/1/5/2}.g-label .opening>:is(.intro,.facts){position:relative;z-index:1;width:44cqi;margin:0 var(--pad);padding:clamp(20px,2.2cqi,32px)}
.g-label .opening{--wide:36cqi;--cap:150px;--fit:92px}.g-label .opening .intro{background:linear-gradient(var(--field) 0 0) var(--ground);color:var(--on-field);border-radius:min(var(--rad),28px) min(var(--rad),28px) 0 0}.g-label .opening h1{color:var(--mark)}.g-label .opening .lead{font-size:clamp(17px,1cqi + 8px,22px)}
.g-label .opening .facts{background:var(--ground);color:var(--ink);font-size:14px;border-radius:0 0 min(var(--rad),28px) min(var(--rad),28px);align-self:stretch}.g-label .opening .facts>:first-child{border:0}
.g-label:is(.o-split,.o-left) .opening>:is(.intro,.facts){justify-self:end}.g-label.o-centred .opening>:is(.intro,.facts){justify-self:center}.g-label.o-centred .opening{grid-template-rows:minmax(48px,1fr) auto auto minmax(48px,1fr) auto}
.k-cards:not(.g-tiles) .opening{min-height:calc(min(100svh,880px) - 2*var(--rim));border-radius:var(--tile);overflow:clip}
.g-stripes .opening{--wide:56cqi;--cap:230px;--fit:150px;grid-template:"i i f" auto "a s s" minmax(270px,1fr)/minmax(0,5fr) minmax(0,3fr) minmax(0,4fr)}.g-stripes .opening .facts{margin-left:0}
.g-stripes .opening .spectrum li{padding-bottom:20px;padding-left:14px}.g-stripes .opening .spectrum li:first-child{flex-grow:2.2}
.g-stripes.o-split .opening{grid-template:"s s a" minmax(250px,1fr) "i i f" auto/minmax(0,4fr) minmax(0,3fr) minmax(0,5fr)}.g-stripes.o-centred .opening{grid-template:"a i f" auto "a s s" minmax(300px,1fr)/minmax(0,4fr) minmax(0,4fr) minmax(0,4fr)}.g-stripes.o-centred .opening{--wide:30cqi;--fit:64px}
.g-page .opening{--label:clamp(120px,13cqi,170px);--wide:46cqi;--cap:180px;--fit:88px;grid-template:"i a" auto "f a" 1fr "s a" auto/minmax(0,1fr) minmax(0,30cqi);font-family:var(--f-mono)}
.g-page .opening .intro{grid-template-columns:var(--label) minmax(0,1fr);padding-bottom:28px;row-gap:26px}.g-page .opening :is(.intro,.spectrum)::before,.g-page .opening .intro::after,.g-page .opening .facts::before{font:600 15px/1.4 var(--f-mono);text-transform:uppercase;letter-spacing:.04em}
.g-page .opening .intro::before{content:"Name";padding-top:8px}.g-page .opening .intro::after{content:"Summary";grid-area:2/1;padding-top:3px}.g-page .opening .lead{grid-column:2;max-width:34ch;font-family:var(--f-mono);font-size:clamp(17px,1.35cqi + 3px,21px);line-height:1.42}
.g-page .opening .facts{display:grid;grid-template-columns:var(--label) minmax(0,1fr);align-self:start;margin-bottom:24px;font-size:15px}.g-page .opening .facts::before{content:"History";grid-area:1/1;padding-top:8px}.g-page .opening .facts>*{grid-column:2}
.g-page .opening .spectrum{display:grid;grid-template-columns:1fr;margin:0 var(--pad) var(--pad) calc(var(--pad) + var(--label));position:relative}.g-page .opening .spectrum::before{content:"Colours";position:absolute;left:calc(-1*var(--label));top:8px}
.g-page .opening .spectrum li{min-height:0;display:flex;justify-content:space-between;padding:7px 14px;font-family:var(--f-mono);width:100%}.g-page .opening .spectrum li:nth-child(2){width:88%}.g-page .opening .spectrum li:nth-child(3){width:76%}.g-page .opening .spectrum li:nth-child(4){width:64%}.g-page .opening .spectrum li:nth-child(n+5){width:52%}.g-page .opening .spectrum li:first-child{padding:12px 14px}
.g-exhibit .opening{--wide:36cqi;--cap:150px;--fit:calc(var(--name-fit)*.4);grid-template:"i a" auto "f a" 1fr "s s" auto/minmax(0,5fr) minmax(0,7fr)}.g-exhibit .opening .exhibit{zoom:1.22}
.g-exhibit.o-split .opening{grid-template:"a i" auto "a f" 1fr "s s" auto/minmax(0,7fr) minmax(0,5fr)}
.g-exhibit.o-low .opening{--wide:84cqi;--fit:96px;grid-template:"a a" minmax(330px,1fr) "i f" auto "s s" auto/minmax(0,7fr) minmax(0,5fr)}.g-exhibit.o-low .opening .facts{margin-left:0}
}
`;
