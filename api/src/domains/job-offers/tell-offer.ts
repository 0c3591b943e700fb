import type { JobOfferStatus } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { recordFact } from '../stats/record-fact';

interface Offer {
  id: string;
  user_id: string;
  status: JobOfferStatus;
  status_date: Date | null;
  response_date: Date | null;
}

/** What reporting counts of an offer: that the person applied, and that an interview was proposed. */
export async function tellOffer(db: Db, { id, user_id, status, status_date, response_date }: Offer): Promise<void> {
  const fact = { userId: user_id, sourceId: id, value: 1 };
  if (response_date) await recordFact(db, { ...fact, kind: 'applicationSubmitted', at: response_date });
  if (status === 'accepted' && status_date) {
    await recordFact(db, { ...fact, kind: 'applicationAccepted', at: status_date });
  }
}
