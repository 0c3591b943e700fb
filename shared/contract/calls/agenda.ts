import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  Appointment,
  AppointmentCreation,
  AppointmentUpdate,
  CalendarFeed,
  CalendarFeedMade,
} from '../entities/network/appointment';
import { Id, Instant, nullable, Token } from '../fields';
import { AppointmentCounts } from '../entities/reporting/counts';
import { actionTypes, appointmentSorts, appointmentStatuses } from '../enums/networking';
import { pageSizes } from '../limits';
import { countQuery, listQuery, several } from '../paging';
import { listOf } from '../envelope';
import { stepProgress } from './program';

export const calendarFeedCalls = defineCalls({
  'GET /me/calendarFeed': {
    summary: 'Whether the agenda can be subscribed to, and since when.',
    response: nullable(CalendarFeed),
  },
  'POST /me/calendarFeed': {
    summary: 'Make the private address of the agenda; one made before stops answering.',
    response: CalendarFeedMade,
    touches: ['/me/calendarFeed'],
  },
  'DELETE /me/calendarFeed': { summary: 'Revoke the private address of the agenda.', touches: ['/me/calendarFeed'] },
  // Calendar programs send no cookie: the secret address alone grants access.
  'GET /calendars/:token': {
    summary: 'The agenda as a calendar that programs subscribe to.',
    params: Type.Object({ token: Token }),
    produces: 'text/calendar',
  },
});

const params = Type.Object({ appointmentId: Id });

const filters = {
  status: several(appointmentStatuses),
  actionType: several(actionTypes),
  fromDate: Type.Optional(Instant),
  toDate: Type.Optional(Instant),
  contact: Type.Optional(Id),
  jobOffer: Type.Optional(Id),
  /** The interviews of one hiring, the first among them. */
  firstAppointment: Type.Optional(Id),
};

/** Figures count actions, job offers name their interviews, and contacts when they were last met. */
const changes = ['/me/agenda/*', '/me/stats', '/me/jobOffers/*', '/me/contacts/*'] as const;

export const agendaCalls = defineCalls({
  'GET /me/agenda': {
    summary: 'Networking actions and their appointments, page by page.',
    query: listQuery(appointmentSorts, filters, pageSizes.appointments),
    response: listOf(Appointment),
  },
  // The specification counts appointments by status, and upcoming against past, without giving the call a path.
  'GET /me/agenda/count': {
    summary: 'Number of networking actions per tab.',
    query: countQuery(filters),
    response: AppointmentCounts,
  },
  'POST /me/agenda': {
    summary: 'Plan a networking action, and count it for the sub-task that asked for one.',
    body: AppointmentCreation,
    response: Appointment,
    touches: [...changes, ...stepProgress],
  },
  'GET /me/agenda/:appointmentId': { summary: 'One networking action.', params, response: Appointment },
  // Calendars read it from a link, so it is a call of its own rather than a file made in the page.
  'GET /me/agenda/:appointmentId/calendar': {
    summary: 'The appointment as a calendar file.',
    params,
    produces: 'text/calendar',
  },
  'PUT /me/agenda/:appointmentId': {
    summary: 'Change, report on, cancel or validate a networking action.',
    params,
    body: AppointmentUpdate,
    response: Appointment,
    touches: changes,
  },
  'DELETE /me/agenda/:appointmentId': { summary: 'Delete a networking action.', params, touches: changes },
  'PUT /me/agenda/:appointmentId/restore': {
    summary: 'Take a deletion back.',
    params,
    response: Appointment,
    touches: changes,
  },
});
