/** Words that state nothing by themselves, separated by white space. */
export const STATING_NOTHING = `a about after all also always am an and any are as at avoid be because been before being but by can could did do does
  don't every for from get give go had hate hates has have he her here him his how i i'd i'll i'm i've if in into is isn't it it's its
  just less let like look looking looks make may maybe me might more most much must my need never no nobody none nor not nothing of off on one only or other our out over
  please put rather really remove she should so some something such than that that's the their them then there these they
  thing things this those to too under up us use very want was we we'd we're were what when where which while who
  will with without would yes you your zero`;
