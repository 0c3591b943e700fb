import type { AppointmentStatus } from '@passerelle/shared/contract';
import type { Tone } from '@passerelle/shared/ui';

/** The ground of an action's icon; its state is also said in words. */
export const actionTones: Record<AppointmentStatus, Tone> = {
  pending: 'brand',
  validated: 'success',
  cancelled: 'stone',
};
