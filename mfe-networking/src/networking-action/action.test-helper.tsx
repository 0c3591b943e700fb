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
/** A contact as an action names it. */
export const known = ({ id, firstName, lastName, company }: Contact): AppointmentContact => ({
  id,
  firstName,
  lastName,
  company: { name: company.name },
});
export const past = '2026-11-17T09:00:00.000Z';

export interface Agenda {
  api: FakeApi;
  /** As the server holds it; a test may change it behind the page. */
  stored: () => Appointment;
  change: (part: Partial<Appointment>) => void;
  sent: () => unknown[];
  /** The network is gone, or back. */
  cut: (isCut: boolean) => void;
}

/** A server with one action: it takes changes, and refuses those that were made against another version. */
export function agendaWith(action: Appointment, more: Handlers = {}): Agenda {
  let held = action;
  let isCut = false;
  const change = (part: Partial<Appointment>): void => {
    held = { ...held, ...part, version: held.version + 1 };
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
      ...(removedNotes && { notes: held.notes.filter(({ id }) => !removedNotes.includes(id)) }),
      ...(status === 'cancelled' && { status, cancelledAt: '2026-11-18T09:30:00.000Z' }),
      ...(comment && { comment, status: 'validated', validatedAt: held.validatedAt ?? '2026-11-18T09:30:00.000Z' }),
      ...(interviewStatus && { interviewStatus, interviewStatusDate: '2026-11-18T09:30:00.000Z' }),
      ...(notes && {
        notes: [
          ...held.notes.filter(({ id }) => !notes.some((note) => note.id === id)),
          ...notes.map(({ id, text, date }) => ({
            id: id ?? '00000000-0000-4000-8000-0000000000ff',
            text,
            date: date ? new Date(date).toISOString() : '2026-11-18T09:30:00.000Z',
          })),
        ],
      }),
      ...(recommendedContacts && {
        recommendedContacts: recommendedContacts.map(
          (id) => held.recommendedContacts.find((one) => one.id === id) ?? { ...known(omar), id },
        ),
      }),
    });
  const api = fakeApi({
    'GET /me': () => me,
    'GET /me/agenda/:appointmentId': () => held,
    'GET /me/agenda': () => listOf([]),
    'GET /me/contacts': () => listOf([omar]),
    'PUT /me/agenda/:appointmentId': ({ headers, body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      const seen = headers.get('if-match');
      if (seen !== null && seen !== `"${held.version}"`) return refuse(409, { code: 'conflict' });
      update(body as AppointmentUpdate);
      return held;
    },
    ...more,
  });
  return {
    api,
    stored: () => held,
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

/** What stands beside a fact's name. */
export function fact(name: string): HTMLElement {
  const told = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(told instanceof HTMLElement)) throw new Error(`${name} has no value`);
  return told;
}
