import type { JobOffer } from '@passerelle/shared/contract';
import { anId } from './ids';

export const aJobOffer = (with_: Partial<JobOffer> = {}): JobOffer => ({
  id: anId(),
  version: 1,
  title: 'Cheffe de projet travaux',
  type: 'external',
  status: 'pending',
  statusDate: null,
  company: { name: 'Marne Habitat', address: { street: '12, rue des Bateliers, Châlons' } },
  responseDate: '2026-11-12T00:00:00.000Z',
  followUpDate: null,
  origin: 'Site de l’entreprise',
  reference: 'MH-204',
  job: { occupation: null },
  description: 'Conduire les chantiers de rénovation du parc.',
  documents: [],
  appointments: [],
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
  ...with_,
});
