/**
 * Functions that run inside the page. Each is sent there as its own source text, so it may use nothing
 * from outside itself. The few things of a window that they use are typed here, without the DOM library.
 */
interface PageNode {
  readonly localName?: string;
  readonly type?: string;
  remove(): void;
  querySelectorAll?(selector: string): Iterable<PageNode>;
}

interface PageWindow {
  readonly innerHeight: number;
  readonly document: { readonly documentElement: { readonly scrollHeight: number } };
  readonly MutationObserver: new (
    callback: (
      records: readonly { readonly target: PageNode; readonly addedNodes: Iterable<PageNode> }[],
    ) => void,
  ) => { observe(target: unknown, options: object): void };
  scrollTo(x: number, y: number): void;
  requestAnimationFrame(callback: () => void): void;
}

/** Scrolls to the bottom and back, so that what waits for being seen is shown. */
export async function showEverything(): Promise<void> {
  const window = globalThis as unknown as PageWindow;
  const screens = Math.min(20, window.document.documentElement.scrollHeight / window.innerHeight);
  for (let screen = 0; screen <= screens; screen++) {
    window.scrollTo(0, screen * window.innerHeight);
    await new Promise<void>((resolve) => window.requestAnimationFrame(() => resolve()));
  }
  window.scrollTo(0, 0);
}

/**
 * Takes away what connects past the guard: peer connections, and speculation rules, whose prefetches
 * the browser makes on its own account. A rule that is gone before its microtask runs is never followed.
 */
export function closeSideDoors(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
  const window = globalThis as unknown as PageWindow;
  const isRule = (node: PageNode) =>
    node.localName === 'script' && node.type?.toLowerCase() === 'speculationrules';
  const observer = new window.MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        const inside = node.querySelectorAll?.('script[type=speculationrules i]') ?? [];
        for (const rule of [node, ...inside]) if (isRule(rule)) rule.remove();
      }
    }
  });
  observer.observe(window.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['type'],
  });
}
