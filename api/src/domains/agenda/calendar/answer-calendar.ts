import type { Calls } from '@passerelle/shared/contract/calls';
import type { FastifyReply } from 'fastify';
import { dispositionOf } from '../../../platform/files/answer-file';
import { failure } from '../../../platform/http/failure';
import type { Context } from '../../../platform/http/routes';
import { ownAppointments } from '../appointment-rows';
import { calendarOf, eventOf, selectEvent } from '../calendar-events';

type Asking = Context<Calls['GET /me/agenda/:appointmentId/calendar']>;

/** One appointment as a file to take over into a calendar. */
export async function answerCalendar({ db, person, params, reply }: Asking): Promise<FastifyReply> {
  const row = await selectEvent(ownAppointments(db, person.id))
    .where('appointments.id', '=', params.appointmentId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', dispositionOf('attachment', `${row.title}.ics`))
    .send(calendarOf(eventOf(row)));
}
