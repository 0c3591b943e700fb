import { failure } from './failure';

/** Years of four digits in every time zone. */
const years = { first: 1, last: 9_998 } as const;

/** Parses an instant of a request. A leap second passes the schema and is refused here. */
export function givenInstant(text: string, field: string): Date {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year) || year < years.first || year > years.last)
    throw failure('invalid', { fields: { [field]: 'format' } });
  return moment;
}
