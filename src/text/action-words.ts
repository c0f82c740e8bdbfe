/** DATA: verbs and phrases that begin the labels of action buttons; English first. */
const OPENINGS = `
  get, start, try, download, buy, order, add to, shop, sign up, sign in, log in, register, subscribe, join, create,
  contact, book, reserve, request, schedule, see, view, learn, read, find, discover, explore, browse, watch, play,
  listen, send, submit, upgrade, install, donate, sponsor, support, continue, apply, launch, open, build,
  make, tell me, show me, take, visit, meet, call, talk, chat, claim, save, search, go to, check, choose, compare,
  configure, deploy, generate, hire, import, invite, notify, pay, pre-order, preview, preorder, publish, quote,
  redeem, renew, switch to, unlock, update, use, write, next, older, newer, more, new, free, docs,
  documentation, demo, live demo, github, i want, let's, yes, click, look, what we,
  jetzt, mehr, kostenlos, kaufen, bestellen, anmelden, registrieren, herunterladen, zum, kontakt, weiter,
  acheter, commencer, découvrir, essayer, télécharger, s'inscrire, en savoir plus, voir, contactez,
  comprar, empezar, descubre, descargar, probar, regístrate, más, ver, suscríbete, contacto,
  acquista, scopri, inizia, prova, scarica, iscriviti, comece, saiba mais, baixar, assine`
  .split(',')
  .map((phrase) => phrase.trim());

const MAX_LABEL = 40; // characters; longer links are sentences or headlines

/** Whether a label asks for an action: `Get started`, `Add to cart`. */
export function asksForAction(label: string): boolean {
  const text = label.trim().toLowerCase();
  if (text === '' || text.length > MAX_LABEL) return false;
  return OPENINGS.some(
    (phrase) => text.startsWith(phrase) && !/[\p{L}\p{N}]/u.test(text.charAt(phrase.length)),
  );
}

const SPREADING =
  /^(share|tweet|retweet|like|follow|teilen|folgen|partager|suivre|compartir|seguir|condividi|segui)\b/;

/** Whether a label asks to share the page or to follow its owners elsewhere: `Share on Facebook`. */
export function asksToSpread(label: string): boolean {
  return SPREADING.test(label.trim().toLowerCase());
}
