import { fullName } from '@passerelle/shared/contract/rules/people/names';
import {
  BATCH_SIZE,
  inBatches,
  isAfter,
  mapBatches,
  placeBy,
  type Place,
} from '../../../../platform/database/in-batches';
import { groupBy } from '../../../../platform/group-by';
import type { Row } from '../../../../platform/spreadsheet/workbook';
import { cellsFor, cellsOf, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
  db
    .selectFrom('contacts')
    .leftJoin('contacts as referrer', (join) =>
      join.onRef('referrer.id', '=', 'contacts.referrer_id').on('referrer.deleted_at', 'is', null),
    )
    .where('contacts.user_id', '=', userId)
    .where('contacts.deleted_at', 'is', null)
    .where(isAfter('contacts.sort_name', 'contacts.id', last))
    .orderBy('contacts.sort_name')
    .orderBy('contacts.id')
    .limit(BATCH_SIZE)
    .selectAll('contacts')
    .select(placeBy('contacts.sort_name'))
    .select(['referrer.first_name as referrer_first_name', 'referrer.last_name as referrer_last_name'])
    .execute();

const readAddresses = ({ db }: Reader, contacts: readonly string[]) =>
  db
    .selectFrom('contact_addresses as address')
    .where('address.contact_id', 'in', contacts)
    .orderBy('address.position')
    .select(['address.contact_id', 'address.type', 'address.street'])
    .execute();

type ContactRow = Awaited<ReturnType<typeof readRows>>[number];

/** Each with the width of its column. */
const columns = {
  type: 18,
  civility: 12,
  lastName: 20,
  firstName: 20,
  company: 25,
  department: 20,
  occupation: 25,
  jobTitle: 25,
  email: 30,
  phone: 18,
  mobilePhone: 18,
  address: 40,
  referrer: 25,
  comment: 50,
  createdOn: 18,
};

async function rowsOf(reader: Reader, contacts: readonly ContactRow[]): Promise<Row[]> {
  const { values } = reader.words;
  const { text, moment, word } = cellsFor(reader);
  const ids = contacts.map(({ id }) => id);
  const addresses = groupBy(await readAddresses(reader, ids), ({ contact_id }) => contact_id);
  const addressesOf = (id: string): string =>
    (addresses.get(id) ?? []).map(({ type, street }) => `${street} (${values.addressTypes[type]})`).join('\n');
  return contacts.map((contact) =>
    cellsOf(columns, {
      type: word(values.contactTypes, contact.type),
      civility: word(values.civilities, contact.civility),
      lastName: text(contact.last_name),
      firstName: text(contact.first_name),
      company: text(contact.company_name),
      department: text(contact.company_service),
      occupation: word(values.jobOccupations, contact.job_occupation),
      jobTitle: text(contact.job_title),
      email: text(contact.email),
      phone: text(contact.phone),
      mobilePhone: text(contact.mobile_phone),
      address: text(addressesOf(contact.id)),
      referrer: text(fullName({ firstName: contact.referrer_first_name, lastName: contact.referrer_last_name })),
      comment: text(contact.comment),
      createdOn: moment(contact.created_at),
    }),
  );
}

export const readContacts = (reader: Reader): Sheet => ({
  name: 'contacts',
  columns,
  rows: mapBatches(
    inBatches((last?: Place) => readRows(reader, last)),
    (rows) => rowsOf(reader, rows),
  ),
});
