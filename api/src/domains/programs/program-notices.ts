import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { sendNotice } from '../notifications/notices';

const readGiven = (db: Db, userProgramId: string) =>
  db
    .selectFrom('user_programs as given')
    .innerJoin('programs', 'programs.id', 'given.program_id')
    .where('given.id', '=', userProgramId)
    .select(['given.user_id as userId', 'given.from_date', 'given.to_date', 'programs.name'])
    .executeTakeFirstOrThrow();

export async function notifyProgramGiven(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const { userId, from_date, name } = await readGiven(db, userProgramId);
  const params = { program: name, from: instant(from_date) };
  await sendNotice(db, { userId, key: 'programGiven', params, about: `program:${userProgramId}:given` }, now);
}

export async function notifyProgramExtended(
  db: Db,
  { userProgramId, extensionId }: { userProgramId: string; extensionId: string },
  now: DateTime<true>,
): Promise<void> {
  const { userId, to_date } = await readGiven(db, userProgramId);
  const params = { until: instant(to_date) };
  await sendNotice(db, { userId, key: 'programExtended', params, about: `extension:${extensionId}` }, now);
}

/** Once: saying again why a programme was closed corrects the reasons, and tells nobody anything. */
export async function notifyProgramClosed(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const { userId } = await readGiven(db, userProgramId);
  await sendNotice(db, { userId, key: 'programClosed', params: {}, about: `program:${userProgramId}:closed` }, now);
}
