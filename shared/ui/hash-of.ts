/** A number that an id always gives: what is chosen by it looks the same on every screen. */
export function hashOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash);
}
