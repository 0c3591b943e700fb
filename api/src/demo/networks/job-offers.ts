import type { DateTime } from 'luxon';
import { createJobOffer, updateJobOffer } from '../../domains/job-offers/write-job-offer';
import { homeZone } from '../../platform/dates';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import { offers } from './offers';
import { daysSinceLast, offersOf } from './search';

/** Ids by company. */
export type JobOfferIds = ReadonlyMap<string, string>;

const dayIn = (now: DateTime<true>, days: number | undefined): string | null =>
  days === undefined ? null : now.setZone(homeZone).plus({ days }).toISODate();

/** The job offers that a person follows, each in the state its latest answer led to. */
export async function makeJobOffers({ db, now, services }: Demo, person: DemoPerson): Promise<JobOfferIds> {
  const ids = new Map<string, string>();
  const isShown = person.email === 'participant@demo.example';
  const own = isShown ? offers : offersOf(person.course?.search, daysSinceLast(person, now));
  const day = now.startOf('day').plus({ hours: 9 });
  const nothing = { received: [], files: services.files };
  for (const { daysAgo, appliedDaysAgo, followUpInDays, answer, ...body } of own) {
    const responseDate = appliedDaysAgo === undefined ? null : day.minus({ days: appliedDaysAgo }).toISO();
    const dates = { responseDate, followUpDate: dayIn(now, followUpInDays) };
    const sent = { ...nothing, body: { ...body, ...dates }, now: day.minus({ days: daysAgo, minutes: 24 }) };
    const jobOfferId = await createJobOffer(db, person.id, sent);
    ids.set(body.company?.name ?? '', jobOfferId);
    if (!answer) continue;
    const { status } = answer;
    const answered = { ...nothing, body: { status }, jobOfferId, now: day.minus({ days: answer.daysAgo }) };
    await updateJobOffer(db, person.id, answered);
  }
  return ids;
}
