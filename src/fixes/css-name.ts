/** A name as a CSS identifier (CSSOM, "serialize an identifier"): `md:flex` to `md\:flex`. */
export function cssName(name: string): string {
  let text = '';
  const characters = [...name];
  for (const [at, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    const first = at === 0 || (at === 1 && characters[0] === '-');
    if (code === 0) text += '\uFFFD';
    else if (code < 0x20 || code === 0x7f || (first && /\d/.test(character)))
      text += `\\${code.toString(16)} `;
    else if (character === '-' && characters.length === 1) text += '\\-';
    else if (code >= 0x80 || /[\w-]/.test(character)) text += character;
    else text += `\\${character}`;
  }
  return text;
}
