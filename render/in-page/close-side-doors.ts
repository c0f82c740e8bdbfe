/**
 * Takes away what connects past the guard: peer connections, and speculation rules, whose prefetches
 * the browser makes on its own account. A rule that is gone before its microtask runs is never followed.
 */
export function closeSideDoors(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
  const isRule = (node: Node) =>
    node instanceof HTMLScriptElement && node.type.toLowerCase() === 'speculationrules';
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        const inside =
          node instanceof Element ? node.querySelectorAll('script[type=speculationrules i]') : [];
        for (const rule of [node, ...inside]) if (isRule(rule)) (rule as Element).remove(); // scripts are elements
      }
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['type'],
  });
}
