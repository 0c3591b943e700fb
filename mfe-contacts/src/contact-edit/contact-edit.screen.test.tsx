import { screen, waitFor } from '@testing-library/react';

import type { Contact } from '@passerelle/shared/contract';
import { aContact, aProfile, axe, fakeApi, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { aNotedContact, notedTexts } from '../components/noted-contact.test-helper';
import { ContactEditScreen } from './contact-edit.screen';

const me = aProfile();
const fatou = aContact({ firstName: 'Fatou', lastName: 'Diallo' });
const named = ({ id, firstName, lastName }: Contact) => ({ id, firstName, lastName });
const thomas = aContact({
  firstName: 'Thomas',
  lastName: 'Le Goff',
  type: 'networkAngel',
  civility: 'mr',
  version: 3,
  company: {
    name: 'Atelier Keravel',
    service: null,
  },
  addresses: [
    {
      type: 'professional',
      street: '4 quai de la Douane',
    },
  ],
  referrer: named(fatou),
});
/** Request body without a change: the contact without its read-only fields. */
const {
  id: _id,
  referred: _r,
  lastExchangeAt: _l,
  nextExchangeAt: _n,
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  ...noted
} = thomas;
const body = { ...noted, referrer: fatou.id };

const book = (more: Handlers = {}) =>
  fakeApi({
    'GET /me/contacts/:contactId': ({ params }) => (params['contactId'] === fatou.id ? fatou : thomas),
    'PUT /me/contacts/:contactId': () => ({ ...thomas, version: 4 }),
    ...more,
  });
async function open(state: unknown = null) {
  const page = await renderScreen(<ContactEditScreen />, {
    route: `/contacts/${thomas.id}/edit`,
    path: '/contacts/:contactId/edit',
    state,
    person: me,
  });
  await screen.findByRole('heading', { level: 1, name: 'Modifier Thomas Le Goff' });
  const rename = async (name: string) => {
    await page.user.clear(screen.getByLabelText('Nom'));
    await page.user.type(screen.getByLabelText('Nom'), name);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  return { ...page, rename, save };
}
const sent = (api: ReturnType<typeof book>) => api.requestsOf('PUT /me/contacts/:contactId');

describe('changing a contact', () => {
  it('starts from what is noted, sends the whole of it, and says so', async () => {
    const api = book();
    const { user, save, address } = await open({ from: '/contacts?page=2' });
    await screen.findByText('Fatou Diallo');
    await axe();

    await user.type(screen.getByLabelText(/^Service/), 'Études');
    await save();

    await screen.findByText('Contact modifié');
    await waitFor(() => expect(address()).toBe(`/contacts/${thomas.id}`));
    expect(sent(api).map((request) => request.body)).toEqual([
      { ...body, company: { name: 'Atelier Keravel', service: 'Études' } },
    ]);
    expect(sent(api)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('asks for every text that can be noted', async () => {
    const contact = aNotedContact();
    book({ 'GET /me/contacts/:contactId': () => contact });
    const { container } = await renderScreen(<ContactEditScreen />, {
      route: `/contacts/${contact.id}/edit`,
      path: '/contacts/:contactId/edit',
      person: me,
    });

    await screen.findByRole('heading', { level: 1 });
    for (const [path, text] of notedTexts) expect(container.querySelector(`[name="${path}"]`)).toHaveValue(text);
  });

  it('given another change meanwhile, leaves the typed text, shows the rest as it is stored now, and saves on the second press', async () => {
    const now = { ...thomas, version: 4, company: { name: 'Keravel et fils', service: null } };
    const api = book({ 'PUT /me/contacts/:contactId': () => refuse(409, { code: 'conflict' }) });
    const { rename, save } = await open();
    await rename('Le Gall');
    api.answer({ 'GET /me/contacts/:contactId': ({ params }) => (params['contactId'] === fatou.id ? fatou : now) });
    await save();

    await screen.findByText(/^Ce contact a été modifié entre-temps/);
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Le Gall');
    expect(screen.getByLabelText<HTMLInputElement>(/^Entreprise/)).toHaveValue('Keravel et fils');
    await axe();
    api.answer({ 'PUT /me/contacts/:contactId': (): Contact => ({ ...now, version: 5 }) });
    await save();

    await screen.findByText('Contact modifié');
    expect(sent(api).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(sent(api).at(-1)?.body).toEqual({
      ...body,
      lastName: 'Le Gall',
      company: {
        name: 'Keravel et fils',
        service: null,
      },
    });
  });

  it('given a deletion meanwhile, says so and leaves the typed text', async () => {
    book({ 'PUT /me/contacts/:contactId': () => refuse(404, { code: 'notFound' }) });
    const { rename, save } = await open();
    await rename('Le Gall');
    await save();

    await screen.findByText(/^Ce contact a été supprimé entre-temps/);
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Le Gall');
  });

  it('shows a circle of recommendations on its field', async () => {
    book({
      'PUT /me/contacts/:contactId': () => refuse(400, { code: 'invalid', fields: { referrer: 'notAllowed' } }),
    });
    const { rename, save } = await open();
    await rename('Le Gall');
    await save();

    await screen.findByText('Un champ est à revoir');
    screen.getByText(/cette recommandation tournerait en rond/, { selector: 'form > * *:not(a)' });
  });

  it('stores the typed text as a draft', async () => {
    book();
    const first = await open();
    await first.rename('Le Gall');
    await screen.findByText(/^Brouillon enregistré à/);
    first.unmount();

    await open();

    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Le Gall');
  });
});

it('shows the missing page for an unknown contact', async () => {
  fakeApi({ 'GET /me/contacts/:contactId': () => refuse(404, { code: 'notFound' }) });
  await renderScreen(<ContactEditScreen />, {
    route: `/contacts/${thomas.id}/edit`,
    path: '/contacts/:contactId/edit',
  });

  await screen.findByRole('heading', { level: 1, name: 'Ce contact n’est pas dans votre carnet' });
  await axe();
});
