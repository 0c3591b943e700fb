import type { Contact, ContactBody } from '@passerelle/shared/contract';

/** A contact as its form holds it. */
export const bodyOf = (contact: Contact): ContactBody => {
  const { type, lastName, firstName, civility, company, job, email, phone, mobilePhone, addresses, comment } = contact;
  return {
    ...{ type, lastName, firstName, civility, company, job, email, phone, mobilePhone, addresses, comment },
    referrer: contact.referrer?.id ?? null,
  };
};
