import type { ExpressionBuilder, InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/schema';
import type { OwnAppointments } from './own-appointments';

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

/** Another appointment of the series, as long as it is there. */
const relative = (eb: OnAppointments, column: 'appointments.first_appointment_id' | 'appointments.parent_id') =>
  jsonObjectFrom(
    eb
      .selectFrom('appointments as other')
      .whereRef('other.id', '=', column)
      .where('other.deleted_at', 'is', null)
      .select(['other.id', 'other.title']),
  );

/** Everything that a networking action shows, in one statement. */
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
