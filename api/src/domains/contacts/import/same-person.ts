import { searchText, type ReadContact } from '@passerelle/shared/contract';

type Said = Pick<ReadContact, 'lastName' | 'firstName' | 'company' | 'email' | 'phone' | 'mobilePhone'>;

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9);

/**
 * By what somebody is known again: the card's own mark, the e-mail, or the name together with company or number. A name
 * alone is taken for the same person only where the file says nothing else.
 */
export function marksOf(
  { lastName, firstName, company, email, phone, mobilePhone }: Said,
  uid: string | null,
): string[] {
  const name = searchText(lastName, firstName);
  const numbers = [phone, mobilePhone].flatMap((number) => (number ? digits(number) : []));
  return [
    ...(uid ? [`uid ${uid}`] : []),
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(company?.name ? [`company ${searchText(company.name)} ${name}`] : []),
    ...numbers.map((number) => `phone ${number} ${name}`),
  ];
}

export const nameMark = ({ lastName, firstName }: Said): string => `name ${searchText(lastName, firstName)}`;
