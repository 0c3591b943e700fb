import type { OwnProfileUpdate, SelectedProgram } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

type Once = 'shouldShowTutorial' | 'shouldShowWelcome' | 'shouldShowSuspension';

/** A suspension withdrawn before it began is not announced. */
const latestPause = (program: SelectedProgram | null): string | undefined =>
  program?.suspensions
    .filter(({ weeks }) => weeks > 0)
    .toSorted((one, other) => Date.parse(other.toDate) - Date.parse(one.toDate))[0]?.id;

const pauseKey = (id: string): string => `suspension:${id}`;

/** Notices that a user sees once, on any device: those still to show. */
export async function readOneTimeScreens(
  db: Db,
  userId: string,
  program: SelectedProgram | null,
): Promise<Record<Once, boolean>> {
  const rows = await db.selectFrom('user_settings').where('user_id', '=', userId).select('key').execute();
  const shown = new Set(rows.map(({ key }) => key));
  const pause = latestPause(program);
  return {
    shouldShowTutorial: !shown.has('tutorial'),
    shouldShowWelcome: !shown.has('welcome'),
    shouldShowSuspension: pause !== undefined && !shown.has(pauseKey(pause)),
  };
}

/** `readProgram` runs only where a pause was shown, since it alone names it. */
export async function markScreensShown(
  db: Db,
  userId: string,
  update: OwnProfileUpdate,
  at: Date,
  readProgram: () => Promise<SelectedProgram | null>,
): Promise<void> {
  const pause = update.shouldShowSuspension === false ? latestPause(await readProgram()) : undefined;
  const keys = [
    ...(update.shouldShowTutorial === false ? ['tutorial'] : []),
    ...(update.shouldShowWelcome === false ? ['welcome'] : []),
    ...(pause ? [pauseKey(pause)] : []),
  ];
  if (keys.length === 0) return;
  await db
    .insertInto('user_settings')
    .values(keys.map((key) => ({ user_id: userId, key, value: { shown: true }, updated_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
