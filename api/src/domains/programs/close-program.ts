import type { ClosureBody, FieldCode } from '@passerelle/shared/contract';
import { closureFaults, foreignClosureFields } from '@passerelle/shared/contract/rules/programs/closure';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { MessageKey } from '../../platform/failure-messages';
import { givenLine, givenText } from '../../platform/text/text';
import { endPause, readPauses } from './pauses';
import { notifyProgramClosed } from './program-notices';
import type { EndedPause } from '../../platform/database/schema/user-programs';
import { releaseSeats } from './seats';

const columnsOf = ({ type, leavingDate, job, contractKind, sector, partnership, training, comment }: ClosureBody) => ({
  type,
  leaving_date: leavingDate ?? null,
  job_entry_on_duty_date: job?.entryOnDutyDate ?? null,
  job_group: givenLine(job?.group),
  job_title: givenLine(job?.jobTitle),
  job_annual_salary_without_tax: job?.annualSalaryWithoutTax ?? null,
  contract_kind: contractKind ?? null,
  business_sector: sector ?? null,
  partnership: partnership ?? null,
  training_from_date: training?.dates.fromDate ?? null,
  training_to_date: training?.dates.toDate ?? null,
  comment: givenText(comment),
});

function refuseFields(message: MessageKey, faults: readonly (readonly [string, FieldCode])[]): void {
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, code]) => [`closure.${field}`, code]));
  throw failure('invalid', { message, fields });
}

function assertClosure(closure: ClosureBody, { from_date, to_date }: { from_date: Date; to_date: Date }): void {
  const foreign = foreignClosureFields(closure).map((field) => [field, 'notAllowed'] as const);
  refuseFields('closureFields', foreign);
  const program = { fromDate: from_date.toISOString(), toDate: to_date.toISOString() };
  const faults = Object.entries(closureFaults(closure, program));
  const far = faults.filter(([, code]) => code === 'notAllowed');
  refuseFields(far.length > 0 ? 'closureTooFar' : 'closureOrder', faults);
}

/** The date of a closure is the leaving date: its noon is the same day in every zone. */
function closedAt({ leavingDate }: ClosureBody, entered: Date): Date {
  if (!leavingDate || leavingDate === entered.toISOString().slice(0, 10)) return entered;
  return new Date(`${leavingDate}T12:00:00.000Z`);
}

const readEntered = async (db: Db, userProgramId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('user_program_closures')
      .where('user_program_id', '=', userProgramId)
      .select('entered_at')
      .executeTakeFirst()
  )?.entered_at;

/** Closes the followed programme and stores the reasons; repeating it corrects them, and with the leaving date its date. */
export async function closeProgram(db: Db, userId: string, closure: ClosureBody, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    const followed = await transaction
      .selectFrom('user_programs')
      .where('user_id', '=', userId)
      .where('selected', '=', true)
      .select(['id', 'from_date', 'to_date'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!followed) throw failure('notFound');
    assertClosure(closure, followed);
    const entered = (await readEntered(transaction, followed.id)) ?? at;
    const pause = await endProgram(transaction, followed.id, now);
    const columns = { ...columnsOf(closure), closed_at: closedAt(closure, entered), updated_at: at };
    const ended_pause = pause && JSON.stringify(pause);
    await transaction
      .insertInto('user_program_closures')
      .values({ user_program_id: followed.id, entered_at: entered, ended_pause, ...columns })
      .onConflict((conflict) => conflict.column('user_program_id').doUpdateSet(columns))
      .execute();
    await notifyProgramClosed(transaction, followed.id, now);
    return followed.id;
  });
}

/** Tasks not validated at the end are cancelled; validated ones keep their points. */
export async function cancelOpenTasks(db: Db, ended: readonly { id: string }[], at: Date): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await db
    .updateTable('user_tasks')
    .set({ status: 'cancelled', cancelled_at: at, updated_at: at })
    .where('user_program_id', 'in', ids)
    .where('status', 'in', ['pending', 'started'])
    .execute();
}

/** A closed programme is not closed again, and no longer suspended: returns the pause as it was. */
export async function endProgram(db: Db, userProgramId: string, now: DateTime<true>): Promise<EndedPause | null> {
  const at = now.toJSDate();
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where('id', '=', userProgramId)
    .where('status', '<>', 'closed')
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return null;
  await cancelOpenTasks(db, [ended], at);
  await releaseSeats(db, [ended.id], now);
  const pause = activeSuspension(await readPauses(db, userProgramId), now.toISO());
  if (!pause) return null;
  const toDate = now.minus({ milliseconds: 1 }).toJSDate();
  const weeksGivenBack = await endPause(db, { userId: ended.user_id, pause, toDate }, now);
  return { id: pause.id, fromDate: pause.fromDate, toDate: pause.toDate, weeksGivenBack };
}
