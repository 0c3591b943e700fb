import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { instant, instantOrNull } from '../../platform/wire-time';
import type { AppointmentRow } from './appointment-row';

type ContactRow = AppointmentRow['recommended'][number];

const contactOf = ({ id, first_name, last_name, company_name }: ContactRow): AppointmentContact => ({
  id,
  firstName: first_name,
  lastName: last_name,
  company: { name: company_name },
});

/** A row as it travels. */
export const appointmentOf = (row: AppointmentRow): Appointment => ({
  id: row.id,
  title: row.title,
  actionType: row.action_type,
  context: row.context,
  contact: row.contact && contactOf(row.contact),
  contactName: row.contact_name,
  date: instant(row.date),
  type: row.type,
  phone: row.phone,
  address: { street: row.address_street },
  url: row.url,
  status: row.status,
  interviewStatus: row.interview_status,
  interviewStatusDate: instantOrNull(row.interview_status_date),
  validatedAt: instantOrNull(row.validated_at),
  cancelledAt: instantOrNull(row.cancelled_at),
  comment: row.comment,
  notes: row.notes.map(({ id, text, date }) => ({ id, text, date: instant(date) })),
  recommendedContacts: row.recommended.map(contactOf),
  firstAppointment: row.first?.id ?? null,
  parent: row.parent?.id ?? null,
  parentTitle: row.parent?.title ?? null,
  jobOffer: row.job_offer,
  version: row.version,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});
