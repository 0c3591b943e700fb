import type { Appointment, AppointmentContact, AppointmentUpdate, Contact } from '@passerelle/shared/contract';
import {
  aContact,
  anAppointment,
  aProfile,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  type FakeApi,
  type Handlers,
  type Screen,
} from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { NetworkingActionScreen } from './networking-action.screen';

export const me = aProfile();
export const omar = aContact({ firstName: 'Omar', lastName: 'Belkacem' });
/** A contact in the form in which an action contains it. */
export const known = ({ id, firstName, lastName, company }: Contact): AppointmentContact => ({
  id,
  firstName,
  lastName,
  company: { name: company.name },
});
export const past = '2026-11-17T09:00:00.000Z';

export interface Agenda {
  api: FakeApi;
  /** The action as the server stores it; a test may change it without the page. */
  stored: () => Appointment;
  change: (part: Partial<Appointment>) => void;
  sent: () => unknown[];
  /** Disconnects the network, or connects it again. */
  cut: (isCut: boolean) => void;
}

/** A server with one action: it stores changes, and refuses those of another version. */
export function agendaWith(action: Appointment, more: Handlers = {}): Agenda {
  let stored = action;
  let isCut = false;
  const change = (part: Partial<Appointment>): void => {
    stored = { ...stored, ...part, version: stored.version + 1 };
  };
  const update = ({
    notes,
    removedNotes,
    comment,
    interviewStatus,
    recommendedContacts,
    status,
  }: AppointmentUpdate): void =>
    change({
      ...(removedNotes && { notes: stored.notes.filter(({ id }) => !removedNotes.includes(id)) }),
      ...(status === 'cancelled' && { status, cancelledAt: '2026-11-18T09:30:00.000Z' }),
      ...(comment && { comment, status: 'validated', validatedAt: stored.validatedAt ?? '2026-11-18T09:30:00.000Z' }),
      ...(interviewStatus && { interviewStatus, interviewStatusDate: '2026-11-18T09:30:00.000Z' }),
      ...(notes && {
        notes: [
          ...stored.notes.filter(({ id }) => !notes.some((note) => note.id === id)),
          ...notes.map(({ id, text, date }) => ({
            id: id ?? '00000000-0000-4000-8000-0000000000ff',
            text,
            date: date ? new Date(date).toISOString() : '2026-11-18T09:30:00.000Z',
          })),
        ],
      }),
      ...(recommendedContacts && {
        recommendedContacts: recommendedContacts.map(
          (id) => stored.recommendedContacts.find((one) => one.id === id) ?? { ...known(omar), id },
        ),
      }),
    });
  const api = fakeApi({
    'GET /me': () => me,
    'GET /me/agenda/:appointmentId': () => stored,
    'GET /me/agenda': () => listOf([]),
    'GET /me/contacts': () => listOf([omar]),
    'PUT /me/agenda/:appointmentId': ({ headers, body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      const seen = headers.get('if-match');
      if (seen !== null && seen !== `"${stored.version}"`) return refuse(409, { code: 'conflict' });
      update(body as AppointmentUpdate);
      return stored;
    },
    ...more,
  });
  return {
    api,
    stored: () => stored,
    change,
    cut: (next) => {
      isCut = next;
    },
    sent: () => api.requestsOf('PUT /me/agenda/:appointmentId').map(({ body }) => body),
  };
}

export const pending = (more: Partial<Appointment> = {}): Appointment =>
  anAppointment({ title: 'Conseil', date: past, ...more });
export const validated = (more: Partial<Appointment> = {}): Appointment =>
  pending({ status: 'validated', validatedAt: past, comment: 'Très utile.', ...more });

export async function open({ id, title }: Appointment, state: unknown = null): Promise<Screen> {
  const page = await renderScreen(<NetworkingActionScreen />, {
    route: `/networking-actions/${id}`,
    path: '/networking-actions/:networkingActionId',
    state,
    person: me,
  });
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}

export const press = ({ user }: Screen, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
