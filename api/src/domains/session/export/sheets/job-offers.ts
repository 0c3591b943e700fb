import { cellsFor, type Reader, type Sheet } from '../sheet';

export async function readJobOffers(reader: Reader): Promise<Sheet> {
  const { values } = reader.words;
  const { text, moment, word } = cellsFor(reader);
  const offers = await reader.db
    .selectFrom('job_offers')
    .where('user_id', '=', reader.userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
  return {
    name: 'jobOffers',
    columns: {
      ...{ title: 35, company: 25, address: 35, state: 18, stateSince: 18, respondedOn: 18, type: 12, origin: 20 },
      ...{ reference: 20, occupation: 25, description: 60, createdOn: 18 },
    },
    rows: offers.map((offer) => [
      text(offer.title),
      text(offer.company_name),
      text(offer.company_address_street),
      word(values.jobOfferStatuses, offer.status),
      moment(offer.status_date),
      moment(offer.response_date),
      word(values.jobOfferTypes, offer.type),
      text(offer.origin),
      text(offer.reference),
      word(values.jobOccupations, offer.job_occupation),
      text(offer.description),
      moment(offer.created_at),
    ]),
  };
}
