import { screen } from '@testing-library/react';

import type { Appointment } from '@passerelle/shared/contract';
import {
  anAppointment,
  anId,
  fakeApi,
  listOf,
  renderScreen,
  type FakeApi,
  type Handlers,
} from '@passerelle/shared/testing';

import { CalendarScreen } from './calendar.screen';

const person = (firstName: string, lastName: string): Pick<Appointment, 'contact'> => ({
  contact: { id: anId(), firstName, lastName, company: { name: null } },
});

/** Around Wednesday 18 November 2026. */
export const someAppointments = () => ({
  done: anAppointment({
    ...person('Mei-Lin', 'Zhao'),
    title: 'Premier café',
    date: '2026-11-03T08:30:00.000Z',
    status: 'validated' as const,
    validatedAt: '2026-11-04T08:00:00.000Z',
  }),
  advice: anAppointment({ ...person('Thomas', 'Le Goff'), title: 'Conseil', date: '2026-11-20T15:30:00.000Z' }),
  interview: anAppointment({
    ...person('Minh', 'Nguyen'),
    title: 'Premier entretien',
    date: '2026-11-26T08:00:00.000Z',
    actionType: 'jobInterview' as const,
  }),
  reminder: anAppointment({ ...person('Omar', 'Belkacem'), title: 'Relance', date: '2026-11-26T16:15:00.000Z' }),
});

/** An agenda that answers by period and status, and stores moves. */
export function agenda(initial: readonly Appointment[], more: Handlers = {}): FakeApi {
  let stored = [...initial];
  return fakeApi({
    'GET /me/agenda': ({ query }) =>
      listOf(
        stored.filter(
          ({ date, status }) =>
            date >= String(query['fromDate']) &&
            date <= String(query['toDate']) &&
            [query['status']].flat().includes(status),
        ),
      ),
    'GET /me/agenda/count': () => ({ pending: stored.length, validated: 0, cancelled: 0, upcoming: 0, past: 0 }),
    'PUT /me/agenda/:appointmentId': ({ params, body }) => {
      const before = stored.find(({ id }) => id === params['appointmentId']) ?? anAppointment();
      const date = new Date((body as { date: string }).date).toISOString();
      const after = { ...before, date, version: before.version + 1 };
      stored = stored.map((one) => (one.id === after.id ? after : one));
      return after;
    },
    ...more,
  });
}

export const open = (route = '/calendar') => renderScreen(<CalendarScreen />, { route });
const cellOf = (name: HTMLElement): HTMLElement => name.closest('td') ?? name;
const inCell = { selector: 'td > span' };
/** Finds it by the start of its name only: roles in a whole grid take jsdom seconds. */
export const day = (name: string | RegExp) => cellOf(screen.getByText(name, inCell));
export const findDay = async (name: string | RegExp) => cellOf(await screen.findByText(name, inCell));
