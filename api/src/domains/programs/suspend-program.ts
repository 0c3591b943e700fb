import type { DateTime } from 'luxon';
import { isoWeekOf, suspensionEnd, suspensionWeeksAllowed, weeksBetween } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { recordFact } from '../stats/record-fact';
import { remainingWeeks } from './pauses';
import { lockRunningProgram } from './running-program';
import { shiftEnd, shiftWeeks } from './shift-weeks';

/**
 * Pauses the programme that a person follows: the weeks that have not begun come later by the weeks given, from next
 * Monday on. What has begun goes on: this week's tasks, and the late ones, can be done meanwhile.
 */
export function suspendProgram(db: Db, userId: string, weeks: number, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  const toDate = suspensionEnd(now.toISO(), weeks);
  return transact(db, async (transaction) => {
    const followed = await lockRunningProgram(transaction, userId, now);
    if (followed.active) throw failure('conflict', { message: 'alreadySuspended' });
    if (!suspensionWeeksAllowed(weeks, remainingWeeks(followed.maxSuspension, followed.pauses))) {
      throw failure('invalid', { fields: { suspensions: weeks < 1 ? 'tooSmall' : 'tooLarge' } });
    }
    const { id } = await transaction
      .insertInto('user_program_suspensions')
      .values({
        user_program_id: followed.id,
        weeks,
        from_date: isoWeekOf(now.toISO(), 1).fromDate,
        to_date: toDate,
        requested_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shiftWeeks(transaction, followed.id, weeks, at);
    // In its last week nothing is left to come: the week of return is added, or the programme would end in the pause.
    const isLastWeek = weeksBetween(now.toISO(), followed.toDate.toISOString()) === 0;
    if (isLastWeek) await shiftEnd(transaction, followed.id, 1, at);
    await recordFact(transaction, { userId, kind: 'suspension', sourceId: id, value: weeks, at });
    return id;
  });
}
