import type { BulkSkip } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { DateTime } from 'luxon';
import { addTries } from '../../../platform/limits/rate-limits';
import { invite } from '../../accounts/invitation';
import { addresseeOf, addressees } from '../../mail/addressee';
import { recordWelcomes } from '../welcome';
import { type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

const HOUR = 60 * 60;
/** Separate from the limit of single invitations. */
const perSender = { tries: limits.bulkWelcomesPerHour, within: HOUR };

/** The invitation mail, to each without one in the last hour. */
export async function sendWelcomes(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person, now } = batch;
  const people = await lockPeople(db, person, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  const due: string[] = [];
  for (const { id, invited_at } of people) {
    const isRecent = invited_at !== null && DateTime.fromJSDate(new Date(invited_at)).plus({ seconds: HOUR }) > now;
    if (isRecent) outcomes.set(id, 'recentlySent');
    else due.push(id);
  }
  if (due.length === 0) return outcomes;
  const { hits } = await addTries(db, `welcome:bulk:${person.id}`, perSender, now, due.length);
  const room = Math.max(0, perSender.tries - (hits - due.length));
  for (const id of due.slice(room)) outcomes.set(id, 'hourlyLimit');
  const allowed = due.slice(0, room);
  if (allowed.length === 0) return outcomes;
  for (const row of await addressees(db).where('users.id', 'in', allowed).execute()) {
    await invite(batch, addresseeOf(row));
    outcomes.set(row.id, null);
  }
  await recordWelcomes(batch, allowed);
  return outcomes;
}
