import { screen } from '@testing-library/react';

import type { AppointmentCreation, Contact, ContactCreation } from '@passerelle/shared/contract';
import { emit } from '@passerelle/shared/events';
import {
  aContact,
  anAppointment,
  aProfile,
  dateField,
  enterDate,
  type FakeApi,
  fakeApi,
  type FakeRequest,
  type Handlers,
  listOf,
  renderScreen,
  type Screen,
} from '@passerelle/shared/testing';
import { writePlan } from '@passerelle/shared/wizard';
import { NetworkingActionCreateScreen } from './networking-action-create.screen';
import { planStore, type Plan } from './plan';

export const marieAnge = aContact({ firstName: 'Marie-Ange', lastName: 'Lubin' });
export const omar = aContact({ firstName: 'Omar', lastName: 'Belkacem' });
export const token = 'task.5f0c.0.signature';
const me = aProfile();

const searched = ({ query }: FakeRequest) =>
  [marieAnge, omar].filter(({ lastName }) =>
    lastName.toLowerCase().includes(typeof query.search === 'string' ? query.search : ''),
  );

export const planned = ({ body }: FakeRequest) => {
  const { title, actionType, date, type } = body as AppointmentCreation;
  const { id, firstName, lastName } = marieAnge;
  const contact = { id, firstName, lastName, company: { name: 'Groupe Alizé' } };
  return anAppointment({ title, actionType, type, date: new Date(date).toISOString(), contact });
};
const added = ({ body }: FakeRequest): Contact => {
  const { lastName } = body as ContactCreation;
  return aContact({ firstName: null, lastName });
};

export const network = (more: Handlers = {}): FakeApi =>
  fakeApi({
    'GET /me/contacts': (request) => listOf(searched(request)),
    'POST /me/contacts': added,
    'POST /me/agenda': planned,
    ...more,
  });

export const open = (route: string, state: unknown = null): Promise<Screen> =>
  renderScreen(<NetworkingActionCreateScreen />, {
    route,
    state,
    path: '/networking-actions/create/:step?',
    person: me,
  });

export const press = ({ user }: Screen, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** Pastes the text, which is quicker than typing; typing is tested where it matters. */
export async function fill({ user }: Screen, label: string | RegExp, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** The steps load their validation on demand. */
const soon = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);
export const dialog = () => screen.findByRole('dialog', {}, soon);

/** Completes the first step. */
export async function completeWhatStep(page: Screen): Promise<void> {
  await page.user.click(screen.getByRole('radio', { name: 'Demande de conseil' }));
  await fill(page, 'Titre', 'Le métier');
  await press(page, 'Continuer');
  await heading('Qui souhaitez-vous rencontrer\u202F?');
}

/** Completes the second step. */
export async function completeWhoStep(page: Screen): Promise<void> {
  await page.user.click(await screen.findByRole('radio', { name: /Marie-Ange Lubin/ }, soon));
  await press(page, 'Continuer');
  await heading('Quand avez-vous rendez‑vous\u202F?');
}

/** A stored plan, up to the first or the second step. */
export function startWith(who: 'noContact' | 'contact', more: Partial<Plan> = {}): void {
  emit('session-changed', { personId: me.id });
  const subject = { title: 'Le métier', actionType: 'adviseQuery' } as const;
  const contact = who === 'contact' ? marieAnge : null;
  writePlan(planStore, { ...planStore.empty, subject, contact, ...more });
}

/** Fills in the third step. */
export async function fillWhenStep(page: Screen): Promise<void> {
  const { user } = page;
  await enterDate(dateField('Jour'), '24/11/2026');
  await enterDate(dateField('Heure'), '12:30');
  await user.click(screen.getByRole('radio', { name: 'En visio' }));
}
