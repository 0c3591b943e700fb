import { failure } from './failure';

/** The instant that a call names. A leap second has the right form and is no instant here. */
export function givenInstant(text: string, field: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw failure('invalid', { fields: { [field]: 'format' } });
  return moment;
}
