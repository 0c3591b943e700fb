import {
  activeSuspension,
  type ClosureBody,
  closureFaults,
  type FieldCode,
  foreignClosureFields,
} from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { MessageKey } from '../../platform/failure-messages';
import { givenLine, givenText } from '../../platform/text/text';
import { endPause, readPauses } from './pauses';
import { notifyProgramClosed } from './program-notices';
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

/** Closes the programme that a person follows and keeps why; saying it again corrects the reasons, not the day. */
export async function closeProgram(db: Db, userId: string, closure: ClosureBody, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  const columns = { ...columnsOf(closure), updated_at: at };
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
    await endProgram(transaction, followed.id, now);
    await transaction
      .insertInto('user_program_closures')
      .values({ user_program_id: followed.id, closed_at: at, ...columns })
      .onConflict((conflict) => conflict.column('user_program_id').doUpdateSet(columns))
      .execute();
    await notifyProgramClosed(transaction, followed.id, now);
    return followed.id;
  });
}

/** What was not validated when its programme ended is cancelled; what was keeps its points. */
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

/** Once, and for good: a programme that was ended is not ended again, and no longer suspended. */
export async function endProgram(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where('id', '=', userProgramId)
    .where('status', '<>', 'closed')
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return;
  await cancelOpenTasks(db, [ended], at);
  await releaseSeats(db, ended.id, now);
  const pause = activeSuspension(await readPauses(db, userProgramId), now.toISO());
  if (pause) {
    const toDate = now.minus({ milliseconds: 1 }).toJSDate();
    await endPause(db, { userId: ended.user_id, pause, toDate }, now);
  }
}
