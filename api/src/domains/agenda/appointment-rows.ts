import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import type { ExpressionBuilder, InferResult, Selectable, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { failure } from '../../platform/failure';
import { instant, instantOrNull } from '../../platform/dates';
import type { NamedContact } from './contact-names';

type OnAppointments = ExpressionBuilder<Database, 'appointments'>;
const contactColumns = ['contacts.id', 'contacts.first_name', 'contacts.last_name', 'contacts.company_name'] as const;

const contact = (eb: OnAppointments) =>
  jsonObjectFrom(
    eb
      .selectFrom('contacts')
      .whereRef('contacts.id', '=', 'appointments.contact_id')
      .where('contacts.deleted_at', 'is', null)
      .select(contactColumns),
  );

const recommended = (eb: OnAppointments) =>
  jsonArrayFrom(
    eb
      .selectFrom('appointment_recommended_contacts as link')
      .innerJoin('contacts', 'contacts.id', 'link.contact_id')
      .whereRef('link.appointment_id', '=', 'appointments.id')
      .where('contacts.deleted_at', 'is', null)
      .orderBy('link.added_at')
      .orderBy('contacts.sort_name')
      .orderBy('contacts.id')
      .select(contactColumns),
  );

const notes = (eb: OnAppointments) =>
  jsonArrayFrom(
    eb
      .selectFrom('appointment_notes as note')
      .whereRef('note.appointment_id', '=', 'appointments.id')
      .orderBy('note.date')
      .orderBy('note.id')
      .select(['note.id', 'note.text', 'note.date']),
  );

const jobOffer = (eb: OnAppointments) =>
  jsonObjectFrom(
    eb
      .selectFrom('job_offers')
      .whereRef('job_offers.id', '=', 'appointments.job_offer_id')
      .where('job_offers.deleted_at', 'is', null)
      .select(['job_offers.id', 'job_offers.title']),
  );

/** Another appointment of the series, unless it is deleted. */
const relative = (eb: OnAppointments, column: 'appointments.first_appointment_id' | 'appointments.parent_id') =>
  jsonObjectFrom(
    eb
      .selectFrom('appointments as other')
      .whereRef('other.id', '=', column)
      .where('other.deleted_at', 'is', null)
      .select(['other.id', 'other.title']),
  );

/** All columns of an appointment, in one statement. */
export const selectAppointment = (appointments: OwnAppointments) =>
  appointments
    .selectAll('appointments')
    .select((eb) => [
      contact(eb).as('contact'),
      recommended(eb).as('recommended'),
      notes(eb).as('notes'),
      jobOffer(eb).as('job_offer'),
      relative(eb, 'appointments.first_appointment_id').as('first'),
      relative(eb, 'appointments.parent_id').as('parent'),
    ]);

export type AppointmentRow = InferResult<ReturnType<typeof selectAppointment>>[number];

export type OwnAppointments = SelectQueryBuilder<Database, 'appointments', object>;

/** The only access to appointments: those of one person, without deleted ones. */
export const ownAppointments = (db: Db, userId: string): OwnAppointments =>
  db.selectFrom('appointments').where('appointments.user_id', '=', userId).where('appointments.deleted_at', 'is', null);

type ContactRow = AppointmentRow['recommended'][number];

const contactOf = ({ id, first_name, last_name, company_name }: ContactRow): AppointmentContact => ({
  id,
  firstName: first_name,
  lastName: last_name,
  company: { name: company_name },
});

/** A row in the form of the contract. */
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

export type StoredAppointment = Selectable<Database['appointments']> & { contact: NamedContact | null };

/** The current row, locked until the transaction ends, so that two changes run one after the other. */
export async function lockAppointment(db: Db, userId: string, appointmentId: string): Promise<StoredAppointment> {
  const row = await ownAppointments(db, userId)
    .where('appointments.id', '=', appointmentId)
    .selectAll('appointments')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  const met = row.contact_id
    ? await db
        .selectFrom('contacts')
        .where('id', '=', row.contact_id)
        .select(['first_name', 'last_name', 'company_name'])
        .executeTakeFirst()
    : undefined;
  return { ...row, contact: met ?? null };
}
