/** Milliseconds that a button says that it copied. */
const SHOWN = 1500;

/** Buttons with `data-copy` put that text on the clipboard, those of later answers too. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset['copy'] !== undefined) void copyTextOf(target);
});

async function copyTextOf(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  button.textContent = 'copied';
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN);
}
