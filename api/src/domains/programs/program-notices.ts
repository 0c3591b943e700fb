import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { deleteNotices, sendNotice } from '../notifications/notices';

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

const aboutClosing = (userProgramId: string): string => `program:${userProgramId}:closed`;

/** Sent once: closing again updates the reasons and sends no notice. */
export async function notifyProgramClosed(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const { userId } = await readGiven(db, userProgramId);
  await sendNotice(db, { userId, key: 'programClosed', params: {}, about: aboutClosing(userProgramId) }, now);
}

/** For a reopened programme. */
export const withdrawProgramClosed = (
  db: Db,
  { userId, userProgramId }: { userId: string; userProgramId: string },
): Promise<void> => deleteNotices(db, { userId, about: aboutClosing(userProgramId) });
