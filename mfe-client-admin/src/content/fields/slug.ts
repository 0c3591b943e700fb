/** Of `ItemKey` in the contract, with room for a number. */
const KEY_LENGTH = 60;

/** The key of a title as content packs write keys; another one where it is taken. */
export function slugOf(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, KEY_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  const base = words || 'question';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(key)) return key;
  }
}
