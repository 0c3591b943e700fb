import type { Appointment } from '@passerelle/shared/contract';
import { anId } from './ids';

/** A networking action: planned, and not yet reported on. */
export const anAppointment = (with_: Partial<Appointment> = {}): Appointment => ({
  id: anId(),
  title: 'Comprendre le métier de cheffe de projet',
  actionType: 'adviseQuery',
  context: 'networking',
  contact: { id: anId(), firstName: 'Marie-Ange', lastName: 'Lubin', company: { name: 'Groupe Alizé' } },
  contactName: null,
  date: '2026-11-24T11:30:00.000Z',
  type: 'video',
  phone: null,
  address: { street: null },
  url: 'https://visio.example/alize',
  status: 'pending',
  interviewStatus: null,
  interviewStatusDate: null,
  validatedAt: null,
  cancelledAt: null,
  comment: null,
  notes: [],
  recommendedContacts: [],
  firstAppointment: null,
  parent: null,
  parentTitle: null,
  jobOffer: null,
  version: 1,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
  ...with_,
});
