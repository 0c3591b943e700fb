import { groupBy } from '../../../../platform/group-by';
import { cellsFor, type Reader, type Sheet } from '../sheet';

const readRows = ({ db, userId }: Reader) =>
  db
    .selectFrom('contacts')
    .leftJoin('contacts as referrer', (join) =>
      join.onRef('referrer.id', '=', 'contacts.referrer_id').on('referrer.deleted_at', 'is', null),
    )
    .where('contacts.user_id', '=', userId)
    .where('contacts.deleted_at', 'is', null)
    .orderBy('contacts.sort_name')
    .orderBy('contacts.id')
    .selectAll('contacts')
    .select(['referrer.first_name as referrer_first_name', 'referrer.last_name as referrer_last_name'])
    .execute();

const readAddresses = ({ db, userId }: Reader) =>
  db
    .selectFrom('contact_addresses as address')
    .innerJoin('contacts', 'contacts.id', 'address.contact_id')
    .where('contacts.user_id', '=', userId)
    .orderBy('address.position')
    .select(['address.contact_id', 'address.type', 'address.street'])
    .execute();

const nameOf = (...names: readonly (string | null)[]): string => names.filter(Boolean).join(' ');

export async function readContacts(reader: Reader): Promise<Sheet> {
  const { values } = reader.words;
  const { text, moment, word } = cellsFor(reader);
  const addresses = groupBy(await readAddresses(reader), ({ contact_id }) => contact_id);
  const addressesOf = (id: string): string =>
    (addresses.get(id) ?? []).map(({ type, street }) => `${street} (${values.addressTypes[type]})`).join('\n');
  return {
    name: 'contacts',
    columns: {
      ...{ type: 18, civility: 12, lastName: 20, firstName: 20, company: 25, department: 20, occupation: 25 },
      ...{ jobTitle: 25, email: 30, phone: 18, mobilePhone: 18, address: 40, referrer: 25, comment: 50, createdOn: 18 },
    },
    rows: (await readRows(reader)).map((contact) => [
      word(values.contactTypes, contact.type),
      word(values.civilities, contact.civility),
      text(contact.last_name),
      text(contact.first_name),
      text(contact.company_name),
      text(contact.company_service),
      word(values.jobOccupations, contact.job_occupation),
      text(contact.job_title),
      text(contact.email),
      text(contact.phone),
      text(contact.mobile_phone),
      text(addressesOf(contact.id)),
      text(nameOf(contact.referrer_first_name, contact.referrer_last_name)),
      text(contact.comment),
      moment(contact.created_at),
    ]),
  };
}
