/** Rules for paper: no motion, no form, no section cut in two. */
export function printRules(): string {
  return `
@media print{
*,*::before,*::after{animation:none!important;box-shadow:none!important}
.top nav,.foot nav,.toc,.switch,.contact,.actions{display:none}
section{padding-block:12pt;min-height:0}
.wrap{width:100%}
.group,figure,h2,li,tr{break-inside:avoid}
h2,h3{break-after:avoid}
p{orphans:3;widows:3}
}`;
}
