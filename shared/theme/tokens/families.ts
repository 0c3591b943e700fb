import type { TaskFamily } from '@passerelle/shared/contract';

import type { FamilyHue } from './colours';

/** Hue of each family of tasks. */
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
