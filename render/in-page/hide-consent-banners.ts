/**
 * Hides consent banners, which cover the page and show the design of the consent tool. Recognised by their position
 * above the page, their words, and their buttons.
 */
export function hideConsentBanners(): void {
  const MAX_TEXT = 4_000; // characters; a consent banner has less text than a page
  const SUBJECT =
    /cookie|consent|gdpr|privacy choices|datenschutz|einwillig|confidentialit|privacidad|クッキー|プライバシー|쿠키/i;
  const ANSWER =
    /accept|agree|allow|reject|decline|got it|akzept|zustimm|ablehn|accepter|refuser|aceptar|rechazar|accetta|rifiuta|同意|許可|拒否|동의/i;
  const COVERING = 0.9; // of the viewport, in both directions

  const controls = 'button, a, input[type=button], input[type=submit], [role=button]';
  const isAbove = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const asks = (element: HTMLElement) => {
    const text = element.innerText;
    if (text.length === 0 || text.length > MAX_TEXT || !SUBJECT.test(text)) return false;
    return [...element.querySelectorAll<HTMLElement>(controls)].some((control) =>
      ANSWER.test(control.innerText || control.getAttribute('value') || ''),
    );
  };
  const covers = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= COVERING * innerWidth && height >= COVERING * innerHeight && element.innerText === '';
  };
  const above = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element instanceof HTMLElement && isAbove(element),
  );
  const asking = above.filter((element) => !element.matches('header, nav, main') && asks(element));
  if (asking.length === 0) return;
  // The overlay that dims the page behind the banner is hidden too.
  for (const element of [...asking, ...above.filter(covers)]) element.remove();
}
