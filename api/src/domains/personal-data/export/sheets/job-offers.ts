import {
  BATCH_SIZE,
  inBatches,
  isAfter,
  mapBatches,
  placeBy,
  type Place,
} from '../../../../platform/database/in-batches';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
  db
    .selectFrom('job_offers')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(isAfter('created_at', 'id', last))
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .selectAll()
    .select(placeBy('created_at'))
    .execute();

type Offer = Awaited<ReturnType<typeof readRows>>[number];

export function readJobOffers(reader: Reader): Sheet {
  const { values } = reader.words;
  const { text, moment, word } = cellsFor(reader);
  const rowOf = (offer: Offer) => [
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
  ];
  return {
    name: 'jobOffers',
    columns: {
      title: 35,
      company: 25,
      address: 35,
      state: 18,
      stateSince: 18,
      respondedOn: 18,
      type: 12,
      origin: 20,
      reference: 20,
      occupation: 25,
      description: 60,
      createdOn: 18,
    },
    rows: mapBatches(
      inBatches((last?: Place) => readRows(reader, last)),
      (offers) => offers.map(rowOf),
    ),
  };
}
