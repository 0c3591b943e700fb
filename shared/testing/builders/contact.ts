import type { Contact } from '@passerelle/shared/contract';
import { anId } from './ids';

export const aContact = (with_: Partial<Contact> = {}): Contact => ({
  id: anId(),
  type: 'external',
  lastName: 'Lubin',
  firstName: 'Marie-Ange',
  civility: 'mrs',
  company: { name: 'Groupe Alizé', service: null },
  job: { occupation: null, jobTitle: 'Conductrice de travaux' },
  email: 'marie-ange.lubin@alize.example',
  phone: '01 55 50 12 34',
  mobilePhone: null,
  addresses: [],
  referrer: null,
  referred: [],
  comment: null,
  lastExchangeAt: null,
  version: 1,
  createdAt: '2026-10-05T08:00:00.000Z',
  updatedAt: '2026-10-05T08:00:00.000Z',
  ...with_,
});
