import { keepAnswer, send, useCall } from '@passerelle/shared/client';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';

/** Who is greeted, and the programme they follow. */
export const useProfile = () => useCall('GET /me');

/** This week's figures: what remains, both gauges, the badges. */
export const useStats = () => useCall('GET /me/stats');

/** What is shown one single time, on whichever device. */
export type Once = 'shouldShowTutorial' | 'shouldShowWelcome' | 'shouldShowSuspension';

const shown = {
  shouldShowTutorial: { shouldShowTutorial: false },
  shouldShowWelcome: { shouldShowWelcome: false },
  shouldShowSuspension: { shouldShowSuspension: false },
} as const satisfies Record<Once, OwnProfileUpdate>;

/** It was shown. Should that not reach the server it is shown once more, which does no harm and needs no message. */
export async function markAsShown(once: Once): Promise<void> {
  const me = await send('PUT /me', { body: shown[once] }).catch(() => null);
  if (me) keepAnswer('GET /me', me);
}
