import { searchText, searchWords, type ReadContact } from '@passerelle/shared/contract';

type Said = Pick<ReadContact, 'lastName' | 'firstName' | 'company' | 'email' | 'phone' | 'mobilePhone'>;
type Named = Pick<Said, 'lastName' | 'firstName'>;

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9);
const nameOf = ({ lastName, firstName }: Named): string => searchText(lastName, firstName);

/** What tells somebody apart beside the name: the e-mail, or the name together with company or number. */
function certainMarks(person: Said): string[] {
  const { company, email, phone, mobilePhone } = person;
  const name = nameOf(person);
  const numbers = [phone, mobilePhone].flatMap((number) => (number ? digits(number) : []));
  return [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(company?.name ? [`company ${searchText(company.name)} ${name}`] : []),
    ...numbers.map((number) => `phone ${number} ${name}`),
  ];
}

const nameMark = (person: Named): string => `name ${nameOf(person)}`;
const bareMark = (person: Named): string => `bare ${nameOf(person)}`;
const uidMarks = (uid: string | null): string[] => (uid ? [`uid ${uid}`] : []);

/** By what somebody is found again: of a name that stands alone, the name. */
export function marksLeft(person: Said, ...uids: (string | null)[]): string[] {
  const certain = certainMarks(person);
  return [
    ...[...uids.flatMap(uidMarks), ...certain, nameMark(person)],
    ...(certain.length === 0 && person.firstName ? [bareMark(person)] : []),
  ];
}

/**
 * By what somebody is looked for: the card's own mark first. A name alone is taken for the same person only where one of
 * the two says nothing else.
 */
export function marksSought(person: Said, uid: string | null): string[] {
  const certain = certainMarks(person);
  const byName = certain.length === 0 ? nameMark(person) : person.firstName ? bareMark(person) : null;
  return [...uidMarks(uid), ...certain, ...(byName ? [byName] : [])];
}

/** A mailbox may be shared: people of whom not one word of the name is the same are two. */
export function sharesName(one: Named, other: Named): boolean {
  const words = new Set(searchWords(nameOf(one)));
  return searchWords(nameOf(other)).some((word) => words.has(word));
}
