/** Milliseconds that a button says that it copied. */
const SHOWN = 1500;

/** Buttons with `data-copy` put that text on the clipboard. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.addEventListener('click', () => void copyTextOf(button));
}

async function copyTextOf(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  button.textContent = 'copied';
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN);
}
