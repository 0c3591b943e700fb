import { dispositionOf } from '../../platform/files/answer-file';
import { member } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countForTask } from '../programs/tasks/spend-token';
import { readCalendarFile } from './calendar-events';
import { createAppointment } from './create-appointment';
import { updateAppointment, deleteAppointment, restoreAppointment } from './update-appointment';
import { countAppointments, findAppointment, listAppointments } from './list-appointments';

export const agendaRoutes = defineRoutes((on) => {
  on('GET /me/agenda', member, ({ db, person, query, now }) => listAppointments(db, person.id, query, now), {
    mayLag: true,
  });

  on('GET /me/agenda/count', member, ({ db, person, query, now }) => countAppointments(db, person.id, query, now), {
    mayLag: true,
  });

  on('POST /me/agenda', member, async (context) => {
    const { db, person, body, now } = context;
    const appointmentId = await createAppointment(db, person.id, body, now);
    await countForTask(context, body.taskValidationToken, { kind: 'appointment', id: appointmentId });
    return findAppointment(db, person.id, appointmentId);
  });

  on('GET /me/agenda/:appointmentId', member, ({ db, person, params }) =>
    findAppointment(db, person.id, params.appointmentId),
  );

  on('GET /me/agenda/:appointmentId/calendar', member, async ({ db, person, params, reply }) => {
    const { title, text } = await readCalendarFile(db, person.id, params.appointmentId);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', dispositionOf('attachment', `${title}.ics`))
      .send(text);
  });

  on('PUT /me/agenda/:appointmentId', member, async ({ db, person, params, body, now, seen }) => {
    await updateAppointment(db, person.id, { appointmentId: params.appointmentId, body, now, seen });
    return findAppointment(db, person.id, params.appointmentId);
  });

  on('DELETE /me/agenda/:appointmentId', member, ({ db, person, params, now }) =>
    deleteAppointment(db, person.id, params.appointmentId, now),
  );

  on('PUT /me/agenda/:appointmentId/restore', member, async ({ db, person, params, now }) => {
    await restoreAppointment(db, person.id, params.appointmentId, now);
    return findAppointment(db, person.id, params.appointmentId);
  });
});
