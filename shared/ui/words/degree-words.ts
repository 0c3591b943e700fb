import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Degree } from '@passerelle/shared/contract';

export const degreeWords: Record<Degree, MessageDescriptor> = {
  none: msg`Sans diplôme`,
  cap: msg`CAP ou BEP`,
  baccalaureate: msg`Niveau bac`,
  bac2: msg`Bac + 2`,
  bac3: msg`Bac + 3`,
  bac4: msg`Bac + 4`,
  bac5: msg`Bac + 5 et plus`,
};
