import type { Notification } from '@passerelle/shared/contract';
import { anId } from './ids';

/** One that was not opened yet. */
export const aNotification = (with_: Partial<Notification> = {}): Notification => ({
  id: anId(),
  status: 'received',
  sendAt: '2026-11-17T08:00:00.000Z',
  payload: {
    text: 'Votre badge LinkedIn est en bonne voie.',
    context: { type: 'badge', badgeType: 'linkedin', badgeLevel: 'lvl1', target: null, jobOffer: null },
  },
  ...with_,
});
