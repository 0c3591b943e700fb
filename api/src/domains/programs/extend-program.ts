import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { assertPackOpenTo } from '../organizations/packs/visible-packs';
import { dateTasks, periodOf } from './date-tasks';
import { notifyProgramExtended } from './program-notices';
import { takeSeat } from './seats';

interface Extending {
  userId: string;
  programId: string;
  packId: string;
}

const readFollowed = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .where('status', '<>', 'closed')
    .select(['id', 'to_date', 'license_pack_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();

const readExtension = (db: Db, { userId, programId, packId }: Extending) =>
  db
    .selectFrom('programs')
    .innerJoin('license_pack_programs as content', 'content.program_id', 'programs.id')
    .innerJoin('license_packs as pack', 'pack.id', 'content.license_pack_id')
    .innerJoin('users', 'users.organization_id', 'pack.organization_id')
    .where('programs.id', '=', programId)
    .where('programs.archived_at', 'is', null)
    .where('pack.id', '=', packId)
    .where('users.id', '=', userId)
    .select('programs.type')
    .select((eb) =>
      eb
        .selectFrom('program_weeks')
        .where('program_id', '=', programId)
        .where('program_weeks.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('weeks'))
        .as('weeks'),
    )
    .executeTakeFirst();

/** The end of a programme's weeks, and its number of extensions. */
const readEnd = (db: Db, userProgramId: string) =>
  db
    .selectFrom('user_tasks')
    .where('user_program_id', '=', userProgramId)
    .select((eb) => [
      eb.fn.max('week_index').as('weeks'),
      eb
        .selectFrom('user_program_extensions')
        .where('user_program_id', '=', userProgramId)
        .select((count) => count.fn.countAll<number>().as('extensions'))
        .as('extensions'),
    ])
    .executeTakeFirstOrThrow();

/** Adds the weeks of an extension after the last week of the programme that a person follows. */
export function extendProgram(db: Db, extending: Extending, now: DateTime<true>): Promise<string> {
  const { userId, programId, packId } = extending;
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    const followed = await readFollowed(transaction, userId);
    const extension = await readExtension(transaction, extending);
    if (!followed || !extension?.weeks) throw failure('notFound');
    if (extension.type !== 'extension') {
      throw failure('invalid', { message: 'programNotExtension', fields: { 'extension.program': 'notAllowed' } });
    }
    await assertPackOpenTo(transaction, { userId, packId }, 'extension.pack');
    const userProgramId = followed.id;
    const monday = periodOf(followed.to_date.toISOString(), 2).fromDate;
    const toDate = new Date(periodOf(monday, extension.weeks).toDate);
    const end = await readEnd(transaction, userProgramId);
    // From the pack of the programme itself, an extension takes no further seat.
    if (packId !== followed.license_pack_id) await takeSeat(transaction, { userId, packId, userProgramId }, at);
    const { id } = await transaction
      .insertInto('user_program_extensions')
      .values({
        user_program_id: userProgramId,
        program_id: programId,
        license_pack_id: packId,
        position: (end.extensions ?? 0) + 1,
        from_date: monday,
        to_date: toDate,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('user_programs')
      .set({ to_date: toDate, updated_at: at })
      .where('id', '=', userProgramId)
      .execute();
    const weeksBefore = end.weeks ?? 0;
    await dateTasks(transaction, { userId, userProgramId, programId, monday, weeksBefore, extensionId: id }, at);
    await notifyProgramExtended(transaction, { userProgramId, extensionId: id }, now);
    return id;
  });
}
