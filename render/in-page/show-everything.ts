/** Scrolls to the bottom and back, so that lazy content is shown. */
export async function showEverything(): Promise<void> {
  const MAX_SCREENS = 20;
  const SCREEN_MS = 60; // for observers to fire and images to be requested
  const screens = Math.min(MAX_SCREENS, document.documentElement.scrollHeight / innerHeight);
  for (let screen = 0; screen <= screens; screen++) {
    scrollTo({ top: screen * innerHeight, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, SCREEN_MS));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
