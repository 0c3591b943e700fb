import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Intelligence, ProfileColor, TricamLetter } from '@passerelle/shared/contract';

/** Name of a key where its survey has no text of its own. */
export const profileLabels: Record<TricamLetter | ProfileColor | Intelligence, MessageDescriptor> = {
  t: msg`Technique`,
  r: msg`Réflexion`,
  i: msg`Imagination`,
  c: msg`Coopération`,
  a: msg({ message: 'Action', context: 'a trait' }),
  m: msg`Méthode`,
  red: msg`Rouge`,
  green: msg`Vert`,
  blue: msg`Bleu`,
  yellow: msg`Jaune`,
  verbal: msg`Verbale`,
  mathematical: msg`Mathématique`,
  musical: msg`Musicale`,
  visual: msg`Visuelle`,
  physical: msg`Physique`,
  interpersonal: msg`Interpersonnelle`,
  intrapersonal: msg`Intrapersonnelle`,
  naturalist: msg`Naturaliste`,
};
