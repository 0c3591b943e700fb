import type { TaskFamily } from '@passerelle/shared/contract';

import type { FamilyHue } from './colours';

/** Which hue a family of tasks wears. */
export const familyHues: Record<TaskFamily, FamilyHue> = {
  cv: 'plum',
  linkedin: 'plum',
  professionalProject: 'plum',
  networking: 'teal',
  communication: 'teal',
  offer: 'ochre',
  hiring: 'ochre',
  privateLife: 'moss',
  retirement: 'moss',
  businessCreation: 'moss',
  other: 'stone',
};
