/** The few things of a window that are used; this file is typed without the DOM. */
interface PageWindow {
  readonly innerHeight: number;
  readonly document: { readonly documentElement: { readonly scrollHeight: number } };
  scrollTo(x: number, y: number): void;
  requestAnimationFrame(callback: () => void): void;
}

/**
 * Scrolls to the bottom and back, so that what waits for being seen is shown.
 * Runs inside the page: it may use nothing from outside itself.
 */
export async function showEverything(): Promise<void> {
  const window = globalThis as unknown as PageWindow;
  const screens = Math.min(20, window.document.documentElement.scrollHeight / window.innerHeight);
  for (let screen = 0; screen <= screens; screen++) {
    window.scrollTo(0, screen * window.innerHeight);
    await new Promise<void>((resolve) => window.requestAnimationFrame(() => resolve()));
  }
  window.scrollTo(0, 0);
}
