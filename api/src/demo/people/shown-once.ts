import { markScreensShown } from '../../domains/profile/one-time-screens';
import type { Demo } from '../world';

const shown = { shouldShowTutorial: false, shouldShowWelcome: false } as const;

/** Whoever has settled in has taken the tour, and has been asked for their profile; a newcomer finds both on their way. */
export async function makeShownOnce({ db, now }: Demo): Promise<void> {
  const settled = await db.selectFrom('users').where('terms_accepted_at', 'is not', null).select('id').execute();
  for (const { id } of settled) await markScreensShown(db, id, shown, now.toJSDate(), async () => null);
}
