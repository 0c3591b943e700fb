import { cacheAnswer, send, useCall } from '@passerelle/shared/client';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';

/** The signed-in participant and their programme. */
export const useProfile = () => useCall('GET /me');

/** This week's figures: remaining actions, gauges, badges. */
export const useStats = () => useCall('GET /me/stats');

/** What a person is shown only once, across devices. */
export type Once = 'shouldShowTutorial' | 'shouldShowWelcome' | 'shouldShowSuspension';

const shown = {
  shouldShowTutorial: { shouldShowTutorial: false },
  shouldShowWelcome: { shouldShowWelcome: false },
  shouldShowSuspension: { shouldShowSuspension: false },
} as const satisfies Record<Once, OwnProfileUpdate>;

/** Stores that it was shown. A failure is ignored: it is then shown once more, which does no harm. */
export async function markAsShown(once: Once): Promise<void> {
  const me = await send('PUT /me', { body: shown[once] }).catch(() => null);
  if (me) cacheAnswer('GET /me', me);
}
