const KEY_LENGTH = 64;

export const isKey = (text: string): boolean => text.length <= KEY_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const cut = (text: string, length: number): string => text.slice(0, length).replace(/-+$/, '');

/** Letters and digits of a title, as content packs name things; empty for a script without Latin letters. */
export const keyFrom = (title: string): string =>
  cut(
    title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/œ/giu, 'oe')
      .replaceAll(/æ/giu, 'ae')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    KEY_LENGTH,
  );

/** The name itself, or with the first number that makes it another one: `send`, `send-2`. */
export function freeKey(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const numbered = (number: number): string => `${cut(name, KEY_LENGTH - 4)}-${number}`;
  let number = 2;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}
