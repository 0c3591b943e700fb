import { ownLimits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

const limits = {
  contacts: ownLimits.contacts,
  appointments: ownLimits.appointments,
  job_offers: ownLimits.jobOffers,
} as const;

/**
 * Deleted entries wait to be restored; whoever deletes more of them than a list has places loses the oldest for good.
 * Otherwise adding and deleting in turn would fill the table past every limit.
 */
export async function trimDeleted(db: Db, userId: string, table: keyof typeof limits): Promise<void> {
  const surplus = await db
    .selectFrom(table)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .offset(limits[table])
    .select('id')
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  if (table === 'job_offers') {
    const pictures = db.selectFrom('job_offer_documents').where('job_offer_id', 'in', ids).select('file_id');
    await db.deleteFrom('files').where('id', 'in', pictures).execute();
  }
  await db.deleteFrom(table).where('id', 'in', ids).execute();
}
