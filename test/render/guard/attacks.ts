/** Ways for a script in any document to connect to `host`, each with its own path. */
function scriptsFor(host: string, place: string): Readonly<Record<string, string>> {
  const at = (name: string) => `http://${host}/${place}/${name}`;
  const rule = (name: string) => JSON.stringify({ prefetch: [{ urls: [at(name)], eagerness: 'immediate' }] });
  return {
    fetch: `fetch('${at('fetch')}').catch(() => {})`,
    noCors: `fetch('${at('no-cors')}', { mode: 'no-cors', method: 'POST', body: 'x' }).catch(() => {})`,
    keepalive: `fetch('${at('keepalive')}', { keepalive: true, mode: 'no-cors' }).catch(() => {})`,
    beacon: `navigator.sendBeacon('${at('beacon')}', 'x')`,
    image: `new Image().src = '${at('image')}'`,
    events: `new EventSource('${at('events')}')`,
    socket: `new WebSocket('ws://${host}/${place}/socket')`,
    transport: `new WebTransport('https://${host}/')`,
    peer: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] });
      peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))`,
    worker: `new Worker(URL.createObjectURL(new Blob(["fetch('${at('worker')}').catch(() => {}); new WebSocket('ws://${host}/${place}/worker-socket')"])))`,
    shared: `new SharedWorker(URL.createObjectURL(new Blob(["fetch('${at('shared')}').catch(() => {})"])))`,
    dataWorker: `new Worker("data:text/javascript,fetch('${at('data-worker')}')")`,
    service: `navigator.serviceWorker.register('${at('service')}').catch(() => {})`,
    worklet: `new AudioContext().audioWorklet.addModule('${at('worklet')}').catch(() => {})`,
    module: `import('${at('module')}').catch(() => {})`,
    popup: `window.open('${at('popup')}')`,
    link: `const link = document.createElement('a'); Object.assign(link, { href: '${at('link')}', ping: '${at('ping')}', target: '_blank' });
      document.documentElement.append(link); link.click()`,
    form: `const form = document.createElement('form'); Object.assign(form, { action: '${at('form')}', method: 'post', target: '_blank' });
      document.documentElement.append(form); form.submit()`,
    preconnect: `const hint = document.createElement('link'); Object.assign(hint, { rel: 'preconnect', href: 'http://${host}/' });
      document.documentElement.append(hint)`,
    prefetch: `const ahead = document.createElement('link'); Object.assign(ahead, { rel: 'prefetch', href: '${at('prefetch')}' });
      document.documentElement.append(ahead)`,
    speculation: `const rules = document.createElement('script'); rules.type = 'speculationrules';
      rules.textContent = ${JSON.stringify(rule('speculation'))}; document.documentElement.append(rules)`,
    shadow: `const host = document.createElement('div'); document.documentElement.append(host);
      const inside = document.createElement('script'); inside.type = 'speculationrules';
      inside.textContent = ${JSON.stringify(rule('shadow'))}; host.attachShadow({ mode: 'closed' }).append(inside)`,
    drawn: `const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'script'); drawn.setAttribute('type', 'speculationrules');
      drawn.textContent = ${JSON.stringify(rule('drawn'))}; document.documentElement.append(drawn)`,
    sheet: `const sheet = new CSSStyleSheet(); sheet.replaceSync("html { background: url('${at('sheet')}') }"); document.adoptedStyleSheets.push(sheet)`,
    font: `new FontFace('x', "url('${at('font')}')").load().catch(() => {})`,
  };
}

/** A document that tries all of them, in scripts and in markup. */
export function hostileDocument(host: string, place: string): string {
  const at = (name: string) => `http://${host}/${place}/${name}`;
  const rule = (name: string) =>
    `<script type="speculationrules">${JSON.stringify({
      prefetch: [{ urls: [at(name)], eagerness: 'immediate' }],
      prerender: [{ urls: [at(`${name}-prerender`)], eagerness: 'immediate' }],
    })}</script>`;
  const scripts = Object.values(scriptsFor(host, place)).map((script) => `<script>{ ${script} }</script>`);
  return `<!doctype html><title>Hostile</title><p>Still here</p>
    <link rel="preconnect" href="http://${host}/"><link rel="dns-prefetch" href="http://${host}/">
    <link rel="prefetch" href="${at('link-prefetch')}"><link rel="preload" as="image" href="${at('link-preload')}">
    <link rel="stylesheet" href="${at('link-sheet')}"><img src="${at('img')}"><video src="${at('video')}" autoplay muted></video>
    <object data="${at('object')}"></object><embed src="${at('embed')}"><iframe src="${at('frame')}"></iframe>
    ${rule('markup')}<div><template shadowrootmode="open">${rule('declared')}<img src="${at('declared-img')}"></template></div>
    <svg>${rule('svg')}<image href="${at('svg-image')}"/></svg>${scripts.join('\n')}`;
}

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const literal = (value: unknown) => JSON.stringify(value).replaceAll('</', String.raw`<\/`);

/** Overrides the built-ins that a guard inside the page would use. */
const TAMPERED = `<script>
  for (const kind of [Element, CharacterData]) kind.prototype.remove = () => {};
  for (const name of ['removeChild', 'replaceChild', 'querySelectorAll']) Node.prototype[name] = Element.prototype[name] = Document.prototype[name] = () => [];
  Object.defineProperty(HTMLScriptElement.prototype, 'type', { get: () => 'text/plain' });
  Array.prototype[Symbol.iterator] = function* () {};
  for (const name of ['forEach', 'map', 'filter', 'push', 'includes']) Array.prototype[name] = () => [];
  Promise.prototype.then = () => {}; Function.prototype.call = Function.prototype.apply = () => {};
  Reflect.deleteProperty = () => true; MutationObserver.prototype.observe = () => {};
</script>`;

/** Every kind of document that a page can create without a request. */
const FRAMES: Readonly<Record<string, (host: string) => string>> = {
  srcdoc: (host) => `<iframe srcdoc="${escaped(hostileDocument(host, 'srcdoc'))}"></iframe>`,
  nested: (host) =>
    `<iframe srcdoc="${escaped(`<iframe srcdoc="${escaped(hostileDocument(host, 'nested'))}"></iframe>`)}"></iframe>`,
  sandboxed: (host) =>
    `<iframe sandbox="allow-scripts allow-popups" srcdoc="${escaped(hostileDocument(host, 'sandboxed'))}"></iframe>`,
  data: (host) =>
    `<iframe src="data:text/html,${encodeURIComponent(hostileDocument(host, 'data'))}"></iframe>`,
  blob: (host) =>
    scriptedFrame(
      `frame.src = URL.createObjectURL(new Blob([${literal(hostileDocument(host, 'blob'))}], { type: 'text/html' }))`,
    ),
  blank: (host) =>
    scriptedFrame(
      `frame.contentDocument.write(${literal(hostileDocument(host, 'blank'))}); frame.contentDocument.close()`,
    ),
  borrowed: (host) =>
    scriptedFrame(`for (const script of ${literal(Object.values(scriptsFor(host, 'borrowed')))})
      try { frame.contentWindow.eval('{' + script + '}') } catch {}`),
  javascript: (host) =>
    scriptedFrame(
      `frame.src = 'javascript:' + encodeURIComponent(JSON.stringify(${literal(hostileDocument(host, 'javascript'))}))`,
    ),
};

/** An empty frame and a script that writes into it. */
function scriptedFrame(script: string): string {
  return `<iframe></iframe><script>{ const frame = document.currentScript.previousElementSibling; ${script} }</script>`;
}

/** A hostile page. Each document in it sends its requests to a path of its own: `/place/way`. */
interface HostilePage {
  readonly places: readonly string[];
  readonly html: (host: string) => string;
}

export const HOSTILE_PAGES: Readonly<Record<string, HostilePage>> = {
  top: { places: ['top'], html: (host) => hostileDocument(host, 'top') },
  tampered: { places: ['tampered'], html: (host) => TAMPERED + hostileDocument(host, 'tampered') },
  rewritten: {
    places: ['rewritten'],
    html: (host) => `<p>Still here</p><script>addEventListener('load', () => setTimeout(() => {
      document.open(); document.write(${literal(hostileDocument(host, 'rewritten'))}); document.close() }))</script>`,
  },
  frames: {
    places: Object.keys(FRAMES),
    html: (host) =>
      `<p>Still here</p>${Object.values(FRAMES)
        .map((frame) => frame(host))
        .join('\n')}`,
  },
};

/** Pages that try to navigate to a forbidden URL and are read at their own URL. */
export const DEPARTURES: Readonly<Record<string, (host: string) => string>> = {
  location: (host) => `<p>Still here</p><script>location = 'http://${host}/location'</script>`,
  parsing: (host) =>
    `<p>Still here</p><script>location.replace('http://${host}/parsing'); const end = Date.now() + 300; while (Date.now() < end);</script>`,
  later: (host) =>
    `<p>Still here</p><script>setTimeout(() => location.assign('http://${host}/later'), 100)</script>`,
  refresh: (host) => `<meta http-equiv="refresh" content="0; url=http://${host}/refresh"><p>Still here</p>`,
  form: (host) =>
    `<p>Still here</p><form action="http://${host}/form" method="post"></form><script>document.forms[0].submit()</script>`,
  mail: () => `<p>Still here</p><script>location = 'mailto:a@example.com'</script>`,
  telephone: () => `<p>Still here</p><script>setTimeout(() => location = 'tel:123')</script>`,
  unknown: () => `<p>Still here</p><script>location = 'web+unknown:x'</script>`,
  data: () => `<p>Still here</p><script>location = 'data:text/html,gone'</script>`,
  file: () => `<p>Still here</p><script>location = 'file:///etc/passwd'</script>`,
  again: (host) =>
    `<p>Still here</p><script>setInterval(() => location = 'http://${host}/again', 150)</script>`,
};

/** Pages that navigate to a document they created, which has none of their content. */
export const BLANKS: Readonly<Record<string, (host: string) => string>> = {
  blank: () => `<p>Still here</p><script>location = 'about:blank'</script>`,
  blankLater: () => `<p>Still here</p><script>setTimeout(() => location = 'about:blank', 300)</script>`,
  blob: (host) => `<p>Still here</p><script>
    location = URL.createObjectURL(new Blob([${literal(hostileDocument(host, 'blob-page'))}], { type: 'text/html' }))</script>`,
  back: () => `<p>Still here</p><script>history.back()</script>`,
};
