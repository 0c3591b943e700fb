import type { Contact } from '@passerelle/shared/contract';

/** Which form of a word suits somebody. A title such as « Dr » does not tell, and nothing is guessed. */
export function genderOf({ civility }: Pick<Contact, 'civility'>): 'woman' | 'man' | 'unknown' {
  if (civility === 'mrs') return 'woman';
  return civility === 'mr' ? 'man' : 'unknown';
}
