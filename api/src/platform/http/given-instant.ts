import { failure } from './failure';

/** Those that can be written with four digits, wherever one reads them. */
const years = { first: 1, last: 9_998 } as const;

/** The instant that a call names. A leap second has the right form and is no instant here. */
export function givenInstant(text: string, field: string): Date {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year) || year < years.first || year > years.last)
    throw failure('invalid', { fields: { [field]: 'format' } });
  return moment;
}
