import { cacheAnswer, send } from '@passerelle/shared/client';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';

/** Hints that a person is shown only once, across devices. */
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
