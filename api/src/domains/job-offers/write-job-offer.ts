import type { JobOfferCreation, JobOfferStatus, JobOfferUpdate } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { failure } from '../../platform/failure';
import type { ReceivedFile } from '../../platform/files/received-file';
import { assertSeen, type SeenVersions } from '../../platform/versions';
import { deleteFollowUp, planFollowUp } from './follow-up';
import { assertListRoom, lockOwnLists, trimDeleted } from '../accounts/own-lists';
import { forgetFact, recordFact } from '../reporting/stats/record-fact';
import { ownJobOffers, jobOfferValues, searchColumns } from './job-offer-rows';
import { savePictures } from './pictures';

interface Sent<B> {
  body: B;
  received: readonly ReceivedFile[];
  files: FileStore;
  now: DateTime<true>;
}

export async function createJobOffer(db: Db, userId: string, sent: Sent<JobOfferCreation>): Promise<string> {
  const { body, now } = sent;
  await assertListRoom(db, userId, 'jobOffers');
  const at = now.toJSDate();
  const empty = { company_name: null, company_address_street: null, reference: null, origin: null };
  const values = { ...empty, ...jobOfferValues(body), title: body.title.trim(), type: body.type };
  const row = await db
    .insertInto('job_offers')
    .values({
      user_id: userId,
      ...values,
      ...searchColumns(values),
      status: 'pending',
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await savePictures(db, userId, row.id, { ...sent, documents: body.documents });
  await recordJobOffer(db, row);
  await planFollowUp(db, row, now);
  return row.id;
}

type Answered = Pick<Selectable<Database['job_offers']>, 'id' | 'status' | 'status_date'>;

/**
 * Pending becomes accepted or refused, which is final, except for an interview just recorded and not planned; repeating
 * the same answer changes nothing.
 */
async function statusChange(db: Db, current: Answered, wanted: JobOfferStatus | undefined, now: DateTime<true>) {
  if (wanted === undefined || wanted === current.status) return {};
  if (wanted === 'pending' && (await mayTakeBack(db, current, now))) {
    await forgetFact(db, 'applicationAccepted', current.id);
    return { status: wanted, status_date: null };
  }
  if (current.status !== 'pending') throw failure('conflict');
  return { status: wanted, status_date: now.toJSDate() };
}

async function mayTakeBack(db: Db, { id, status, status_date }: Answered, now: DateTime<true>): Promise<boolean> {
  const oldest = now.minus({ minutes: durations.acceptanceUndoMinutes }).toMillis();
  if (status !== 'accepted' || !status_date || status_date.getTime() < oldest) return false;
  const interview = await db
    .selectFrom('appointments')
    .where('job_offer_id', '=', id)
    .where('created_at', '>=', status_date)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return interview === undefined;
}

export async function updateJobOffer(
  db: Db,
  userId: string,
  sent: Sent<JobOfferUpdate> & { jobOfferId: string; seen?: SeenVersions },
): Promise<void> {
  const { jobOfferId, body, now, seen } = sent;
  const current = await ownJobOffers(db, userId)
    .where('job_offers.id', '=', jobOfferId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw failure('notFound');
  assertSeen(seen, current.version);
  const at = now.toJSDate();
  const changes = { ...jobOfferValues(body), ...(await statusChange(db, current, body.status, now)) };
  const row = await db
    .updateTable('job_offers')
    .set({ ...changes, ...searchColumns({ ...current, ...changes }), version: current.version + 1, updated_at: at })
    .where('id', '=', jobOfferId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await savePictures(db, userId, jobOfferId, { ...sent, documents: body.documents });
  await recordJobOffer(db, row);
  await planFollowUp(db, row, now);
}

export async function deleteJobOffer(db: Db, userId: string, jobOfferId: string, now: DateTime<true>): Promise<void> {
  const deleted = await db
    .updateTable('job_offers')
    .set((eb) => ({ deleted_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', jobOfferId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw failure('notFound');
  await deleteFollowUp(db, { id: jobOfferId, user_id: userId });
  await trimDeleted(db, userId, 'job_offers');
}

interface RecordedOffer {
  id: string;
  user_id: string;
  status: JobOfferStatus;
  status_date: Date | null;
  response_date: Date | null;
}

/** The reporting facts of an offer: an application, and a proposed interview. */
export async function recordJobOffer(
  db: Db,
  { id, user_id, status, status_date, response_date }: RecordedOffer,
): Promise<void> {
  const fact = { userId: user_id, sourceId: id, value: 1 };
  if (response_date) await recordFact(db, { ...fact, kind: 'applicationSubmitted', at: response_date });
  if (status === 'accepted' && status_date) {
    await recordFact(db, { ...fact, kind: 'applicationAccepted', at: status_date });
  }
}

/** Undoes a deletion: pictures and interviews stayed with the row. Idempotent. */
export async function restoreJobOffer(db: Db, userId: string, jobOfferId: string, now: DateTime<true>): Promise<void> {
  await lockOwnLists(db, userId);
  const restored = await db
    .updateTable('job_offers')
    .set((eb) => ({ deleted_at: null, updated_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', jobOfferId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'jobOffers', 0);
  await planFollowUp(db, restored, now);
}
