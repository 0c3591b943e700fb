import type { Tone } from '../tags/tone';

const grounds: readonly Tone[] = ['plum', 'teal', 'ochre', 'moss', 'stone', 'info', 'error'];

/** The same person has the same ground on every screen: it comes from the id, not from the place in a list. */
export function groundOf(id: string): Tone {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return grounds[Math.abs(hash) % grounds.length] ?? 'stone';
}
