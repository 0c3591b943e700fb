import { createJobOffer, updateJobOffer } from '../../domains/job-offers/write-job-offer';
import type { Demo, DemoPerson } from '../world';
import { offers } from './offers';

/** Ids by company. */
export type JobOfferIds = ReadonlyMap<string, string>;

/** The offers that the shown account follows, each where its answer has brought it. */
export async function makeJobOffers({ db, now, services }: Demo, person: DemoPerson): Promise<JobOfferIds> {
  const ids = new Map<string, string>();
  if (person.email !== 'participant@demo.example') return ids;
  const day = now.startOf('day').plus({ hours: 9 });
  const nothing = { received: [], files: services.files };
  for (const { daysAgo, appliedDaysAgo, answer, ...body } of offers) {
    const responseDate = appliedDaysAgo === undefined ? null : day.minus({ days: appliedDaysAgo }).toISO();
    const sent = { ...nothing, body: { ...body, responseDate }, now: day.minus({ days: daysAgo, minutes: 24 }) };
    const jobOfferId = await createJobOffer(db, person.id, sent);
    ids.set(body.company?.name ?? '', jobOfferId);
    if (!answer) continue;
    const { status } = answer;
    const answered = { ...nothing, body: { status }, jobOfferId, now: day.minus({ days: answer.daysAgo }) };
    await updateJobOffer(db, person.id, answered);
  }
  return ids;
}
