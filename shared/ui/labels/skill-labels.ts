import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Degree, LanguageLevel, SpokenLanguageName } from '@passerelle/shared/contract';

export const degreeLabels: Record<Degree, MessageDescriptor> = {
  none: msg`Sans diplôme`,
  cap: msg`CAP ou BEP`,
  baccalaureate: msg`Niveau bac`,
  bac2: msg`Bac + 2`,
  bac3: msg`Bac + 3`,
  bac4: msg`Bac + 4`,
  bac5: msg`Bac + 5 et plus`,
};

export const spokenLanguageLabels: Record<SpokenLanguageName, MessageDescriptor> = {
  french: msg`Français`,
  german: msg`Allemand`,
  english: msg`Anglais`,
  arabic: msg`Arabe`,
  chinese: msg`Chinois`,
  spanish: msg`Espagnol`,
  italian: msg`Italien`,
  japanese: msg`Japonais`,
  dutch: msg`Néerlandais`,
  russian: msg`Russe`,
  otherEuropean: msg`Autre langue européenne`,
  otherAfrican: msg`Autre langue africaine`,
  otherAsian: msg`Autre langue asiatique`,
};

export const languageLevelLabels: Record<LanguageLevel, MessageDescriptor> = {
  A1: msg`Scolaire`,
  B1: msg`Notions`,
  C1: msg`Courant`,
  C2: msg`Bilingue`,
};
