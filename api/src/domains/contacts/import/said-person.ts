import type { AddressType } from '@passerelle/shared/contract';

/** Somebody as a file says them, before anything is checked. */
export interface SaidPerson {
  uid: string | null;
  lastName: string;
  firstName: string;
  /** Where the parts are not told apart. */
  fullName: string;
  civility: string;
  type: string;
  occupation: string;
  company: string;
  service: string;
  jobTitle: string;
  email: string;
  phone: string;
  mobilePhone: string;
  addresses: { type: AddressType; street: string }[];
  /** Who recommended them: the mark of their card, or their name. */
  referrer: string;
  comment: string;
}

export const nobody = (): SaidPerson => ({
  ...{ uid: null, lastName: '', firstName: '', fullName: '', civility: '', type: '', occupation: '' },
  ...{ company: '', service: '', jobTitle: '', email: '', phone: '', mobilePhone: '', addresses: [], referrer: '' },
  comment: '',
});
