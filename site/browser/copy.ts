/** Milliseconds that a button says what came of a click. */
const SHOWN = 1500;

/** What buttons said before, and the timer that makes them say it again. */
const labels = new WeakMap<HTMLButtonElement, { readonly label: string; readonly timer: number }>();

/** Buttons with `data-copy` put that text on the clipboard, those of later answers too. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset['copy'] !== undefined) void copyTextOf(target);
});

async function copyTextOf(button: HTMLButtonElement): Promise<void> {
  const said = (await isCopied(button.dataset['copy'] ?? '')) ? 'copied' : 'not copied';
  const before = labels.get(button);
  clearTimeout(before?.timer);
  const label = before?.label ?? button.textContent;
  button.textContent = said;
  const timer = setTimeout(() => {
    button.textContent = label;
    labels.delete(button);
  }, SHOWN);
  labels.set(button, { label, timer });
}

/** A browser has no clipboard for pages without TLS, and a visitor may refuse it. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
