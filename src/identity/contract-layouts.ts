/** Pages of different kinds; the same tokens have to make all of them pages of one brand. */
export const LAYOUTS = { landing, article, dashboard } as const satisfies Record<
  string,
  (name: string) => string
>;
export type LayoutName = keyof typeof LAYOUTS;

function landing(name: string): string {
  const cards = ['Plan the week', 'Share the results', 'Keep the record'].map(
    (title) =>
      `<div class="card"><h3>${title}</h3><p>Every change is visible to the people who need it, on the day it is made.</p><a href="#">See how it works</a></div>`,
  );
  return `<nav><a href="#">${name}</a><a href="#">Product</a><a href="#">Prices</a><a href="#">Help</a></nav>
<section><h1>${name} keeps the work of a team in one place</h1>
<p>One page shows what is decided, what is open and who takes the next step. Nothing else is needed to start on Monday.</p>
<button class="main">Start now</button> <a href="#">Read the guide</a></section>
<section><h2>What it does</h2><div class="grid">${cards.join('')}</div></section>
<section><h2>News by post</h2><p>Four letters a year, written by the people who build it.</p>
<input placeholder="you@example.org"> <button class="main">Subscribe</button><p><small>You can stop at any time.</small></p></section>`;
}

function article(name: string): string {
  const text =
    'The first version was written in three weeks and replaced after two years. What stayed is the order of the steps: people look for the date first, then for the place, then for the price. A page that answers in this order needs no search field. We learned it from letters, and <a href="#">from the numbers</a> only later.';
  const parts = ['How it began', 'What was changed', 'What comes next'].map(
    (title) => `<h2>${title}</h2><p>${text}</p><p>${text}</p>`,
  );
  return `<nav><a href="#">${name}</a><a href="#">Archive</a></nav>
<main><article><h1>Ten years of small changes</h1><p><small>Written for ${name} in November</small></p>
${parts.join('')}<pre><code>const page = await read(address);</code></pre>
<button class="main">Follow the series</button></article></main>`;
}

function dashboard(name: string): string {
  const tiles = ['Open tasks', 'Visitors', 'Answered letters', 'Orders', 'Returns', 'Reviews'].map(
    (title, at) =>
      `<div class="card"><h3>${title}</h3><p>${(at + 2) * 137}</p><small>since last Monday</small> <span class="tag">live</span></div>`,
  );
  return `<nav><a href="#">${name}</a><a href="#">Today</a><a href="#">Reports</a></nav>
<section><h1>Today</h1><input placeholder="Search orders"> <button class="main">New order</button></section>
<section><div class="grid">${tiles.join('')}</div></section>
<section><h2>Latest notes</h2><p>The delivery of the morning arrived at ten. Two parcels went back to the store.</p>
<button class="main">Add a note</button></section>`;
}
