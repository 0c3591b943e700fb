import { dispositionOf } from '../../platform/files/answer-file';
import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countForTask } from '../tasks/spend-token';
import { readCalendarFile } from './calendar-events';
import { createAppointment } from './create-appointment';
import { updateAppointment, deleteAppointment, restoreAppointment } from './update-appointment';
import { countAppointments, findAppointment, listAppointments } from './list-appointments';

export const agendaRoutes = defineRoutes((on) => {
  on('GET /me/agenda', participant, ({ db, person, query, now }) => listAppointments(db, person.id, query, now), {
    mayLag: true,
  });

  on(
    'GET /me/agenda/count',
    participant,
    ({ db, person, query, now }) => countAppointments(db, person.id, query, now),
    { mayLag: true },
  );

  on('POST /me/agenda', participant, async (context) => {
    const { db, person, body, now } = context;
    const appointmentId = await createAppointment(db, person.id, body, now);
    await countForTask(context, body.taskValidationToken, { kind: 'appointment', id: appointmentId });
    return findAppointment(db, person.id, appointmentId);
  });

  on('GET /me/agenda/:appointmentId', participant, ({ db, person, params }) =>
    findAppointment(db, person.id, params.appointmentId),
  );

  on('GET /me/agenda/:appointmentId/calendar', participant, async ({ db, person, params, reply }) => {
    const { title, text } = await readCalendarFile(db, person.id, params.appointmentId);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', dispositionOf('attachment', `${title}.ics`))
      .send(text);
  });

  on('PUT /me/agenda/:appointmentId', participant, async ({ db, person, params, body, now, seen }) => {
    await updateAppointment(db, person.id, { appointmentId: params.appointmentId, body, now, seen });
    return findAppointment(db, person.id, params.appointmentId);
  });

  on('DELETE /me/agenda/:appointmentId', participant, ({ db, person, params, now }) =>
    deleteAppointment(db, person.id, params.appointmentId, now),
  );

  on('PUT /me/agenda/:appointmentId/restore', participant, async ({ db, person, params, now }) => {
    await restoreAppointment(db, person.id, params.appointmentId, now);
    return findAppointment(db, person.id, params.appointmentId);
  });
});
