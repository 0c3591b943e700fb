import { DateTime } from 'luxon';

/** Ids of a person's own rows that a call may name. */
export interface Own {
  contacts: number;
  /** The action that is last in the list of its status. */
  pending: number;
  contact: string;
  action: string;
}

const week = DateTime.utc().startOf('week');
const weekRange = new URLSearchParams({ fromDate: week.toISO(), toDate: week.plus({ weeks: 1 }).toISO() });

const last = (rows: number): number => Math.max(Math.ceil(rows / 20) - 1, 0);

/** Every way in which the screens of contacts and of networking actions ask for rows, by a name for the table. */
export const callsOf = ({ contacts, pending, contact, action }: Own): Record<string, string> => ({
  'contacts, newest first': '/me/contacts?sort=createdAt&order=desc',
  'contacts, newest first, last page': `/me/contacts?sort=createdAt&order=desc&page=${last(contacts)}`,
  'contacts by name': '/me/contacts?sort=fullName',
  'contacts by name, last page': `/me/contacts?sort=fullName&page=${last(contacts)}`,
  'contacts, referrers': '/me/contacts?referrer=true',
  'contacts, recommended': '/me/contacts?referred=true',
  'contacts of a type': '/me/contacts?type=hr',
  'contacts, a common word': '/me/contacts?search=responsable',
  'contacts, a rare word': '/me/contacts?search=villard',
  'contacts, two words': '/me/contacts?search=marie+energie',
  'contacts, two letters': '/me/contacts?search=ma',
  'contacts, no hit': '/me/contacts?search=zzyzx',
  'contacts, common word, referrers': '/me/contacts?search=responsable&referrer=true',
  'contacts, look-up of a field': '/me/contacts?search=mar&sort=fullName&limit=20',
  'contacts, counts': '/me/contacts/count',
  'contacts, counts of a common word': '/me/contacts/count?search=responsable',
  'contacts, quiet': '/me/contacts/quiet',
  'contact, one': `/me/contacts/${contact}`,
  'actions, newest first': '/me/agenda?sort=createdAt&order=desc&status=pending',
  'actions, newest first, last page': `/me/agenda?sort=createdAt&order=desc&status=pending&page=${last(pending)}`,
  'actions by title': '/me/agenda?sort=title&status=pending',
  'actions by title, last page': `/me/agenda?sort=title&status=pending&page=${last(pending)}`,
  'actions, all, newest first': '/me/agenda?sort=createdAt&order=desc',
  'actions, of a type': '/me/agenda?actionType=reminder',
  'actions, a common word': '/me/agenda?search=conseil&status=validated',
  'actions, a rare word': '/me/agenda?search=villard&status=validated',
  'actions, two words': '/me/agenda?search=marie+cafe&status=validated',
  'actions, no hit': '/me/agenda?search=zzyzx&status=validated',
  'actions, of a week': `/me/agenda?${weekRange.toString()}&sort=date&pageSize=1337`,
  'actions, of a contact': `/me/agenda?contact=${contact}&sort=date&order=desc&pageSize=5`,
  'actions, counts': '/me/agenda/count',
  'actions, counts of a common word': '/me/agenda/count?search=conseil',
  'action, one': `/me/agenda/${action}`,
});
