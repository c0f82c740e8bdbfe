/** A name in ASCII lower case, as names are compared in quirks mode; other letters keep their case. */
export function asciiLowerCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
