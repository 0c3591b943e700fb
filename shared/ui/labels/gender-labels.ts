import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Gender } from '@passerelle/shared/contract';

/** Apart from the other words of a person: a list that is narrowed by gender would bring them all. */
export const genderLabels: Record<Gender, MessageDescriptor> = {
  man: msg`Homme`,
  woman: msg`Femme`,
};
