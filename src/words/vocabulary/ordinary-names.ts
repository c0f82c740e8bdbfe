/**
 * Names of brands that are also words of English, or of its web vocabulary, as `nameKey` writes them. They need a sign
 * that the brand is meant: `like Linear`, `linear.app`, `Linear's`.
 */
export const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  `affirm aim align amazon amplitude apple arc astro atlas backstage bench blizzard bloom bolt box brave bring buffer
  cal canon canvas carbon chase chime clay cms coda converse cos craft cursor dash db delta developerportal discord discovery docker dove
  drift dune edge elastic element ember expo fathom fidelity flow folk ford foundation frame framer front gap ghost
  git glean google grab guardian height hex hey honey illustrator ing ionic jaguar jet kiwi lattice launch lemonade line linear loom
  lovable lush mac make mango mars material medium meetup mercury meta metro mint mirror mistral modal mode monday
  motion nature nav neon nest next note nothing notion oak object office offwhite oracle orange oscar pandora paramount patch penguin
  photon pioneer pipe pitch postman plaid plain polar prime primer proton puma puppet quest radius rainbow ramp reader relay
  replicate resend retool ring riot ripple rise root sage salt seek segment sentinel sentry shell signal slack slate
  snap spark spectrum split spring sprout square steam stream stripe studio subway super supreme surge swatch tab
  target teams tide today together toss tower trail twitch uber uikit ultra union unity vanguard vans vant vault virgin visa vote
  warp wave wechat whoop windows wired wise wish word x zest zoom`.split(/\s+/),
);
