import { screen } from '@testing-library/react';
import type { Contact } from '@passerelle/shared/contract';
import {
  aContact,
  aProfile,
  fakeApi,
  listOf,
  renderScreen,
  type FakeRequest,
  type Handlers,
} from '@passerelle/shared/testing';
import { ContactCreateScreen } from './contact-create.screen';

export const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });
export const token = 'task.5f0c.0.signature';

export const added = ({ body }: FakeRequest): Contact => {
  const { lastName, firstName } = body as Partial<Pick<Contact, 'lastName' | 'firstName'>>;
  return aContact({ lastName: lastName ?? '', firstName: firstName ?? null });
};
export const book = (more: Handlers = {}) =>
  fakeApi({
    'GET /me/contacts': () => listOf([fatou]),
    'POST /me/contacts': added,
    'GET /me/contacts/count': () => ({ all: 12, referrer: 0, referred: 0 }),
    ...more,
  });
export const me = aProfile();
export const open = (route = '/contacts/create', state: unknown = null) =>
  renderScreen(<ContactCreateScreen />, { route, state, path: '/contacts/create', person: me });

type Opened = Awaited<ReturnType<typeof open>>;
export const add = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Ajouter le contact' }));
export const fillIn = async ({ user }: Opened): Promise<void> => {
  await user.selectOptions(screen.getByLabelText('Type de contact'), 'networkAngel');
  await user.type(screen.getByLabelText('Nom'), 'Le Goff');
};
export const showMore = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: 'Ajouter d’autres informations' }));
export const sent = (api: ReturnType<typeof book>) => api.requestsOf('POST /me/contacts').map(({ body }) => body);
