import { LIBRARIES, VARIANTS } from './library-names.ts';

/**
 * Is the script a library, a polyfill or an analytics client, by its file name? Its text says nothing about the page:
 * only the scripts that call it do. `jquery-3.7.1.min.js` and `swiper-bundle.min.js` are libraries, `main.js` is not.
 */
export function isKnownLibrary(address: string): boolean {
  const { pathname } = new URL(address);
  const parts = pathname.toLowerCase().split('/');
  const file = parts.at(-1) ?? '';
  if (file === 'all.min.js' || file === 'all.js') return parts.some((part) => /^fa|font-?awesome/.test(part));
  const name = file
    .slice(0, MAX_NAME)
    .split(/[._-]/)
    .filter((word) => word !== '' && !VARIANTS.has(word) && !/^v?\d/.test(word))
    .join(' ');
  return LIBRARIES.has(name.replace(/^jquery (?=.)/, ''));
}

const MAX_NAME = 80; // characters
