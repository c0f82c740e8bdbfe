/** A page for request examples: short, but with enough content for most axes. */
export const EXAMPLE_HTML = `<!doctype html>
<html lang="en">
<title>Four Farms</title>
<style>
  body { margin: 0; background: #faf7f0; color: #1c1917; font: 16px/1.5 Inter, sans-serif }
  h1 { font: 700 64px/1.1 Fraunces, serif }
  main { max-width: 960px; margin: 0 auto; padding: 96px 24px }
  a { display: inline-block; padding: 12px 24px; border-radius: 99px; background: #d9480f; color: #fff }
</style>
<main>
  <h1>Coffee from four farms</h1>
  <p>We roast in small lots on Tuesdays. You get your bag on Thursday, with the name of the farm on it.</p>
  <a href="/order">Order a bag</a>
</main>
</html>`;
