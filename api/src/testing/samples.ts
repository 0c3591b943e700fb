import type { Contact } from '@passerelle/shared/contract';

/** A whole answer of the contract, for tests that are not about contacts. */
export const aContactAnswer = (): Contact => ({
  id: '7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10',
  type: 'hr',
  lastName: 'Martin',
  firstName: null,
  civility: null,
  company: { name: null, service: null },
  job: { occupation: null, jobTitle: null },
  email: null,
  phone: null,
  mobilePhone: null,
  addresses: [],
  referrer: null,
  referred: [],
  comment: null,
  lastExchangeAt: null,
  version: 1,
  createdAt: '2026-11-25T10:00:00.000Z',
  updatedAt: '2026-11-25T10:00:00.000Z',
});
