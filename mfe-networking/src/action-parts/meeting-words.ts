import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppointmentType } from '@passerelle/shared/contract';

export const meetingWords: Record<AppointmentType, MessageDescriptor> = {
  real: msg`En personne`,
  phone: msg`Par téléphone`,
  video: msg`En visio`,
};
