import { hashOf } from '../hash-of';
import type { Tone } from '../tags/tone';

const grounds: readonly Tone[] = ['plum', 'teal', 'ochre', 'moss', 'stone', 'info', 'error'];

/** The same person has the same ground on every screen: it comes from the id, not from the place in a list. */
export const groundOf = (id: string): Tone => grounds[hashOf(id) % grounds.length] ?? 'stone';
