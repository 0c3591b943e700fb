import { act, screen, waitFor } from '@testing-library/react';

import type { Draft } from '@passerelle/shared/contract';
import { aProfile, axe, fakeApi, later, refuse, renderScreen, setNow } from '@passerelle/shared/testing';
import { CheckboxField, Form, SubmitButton, TextField } from '../index';

const person = aProfile();
const base = JSON.stringify({ type: 'hr' });
const initialValues = { type: 'hr' } as const;

const ContactForm = ({ send = async () => null }: { send?: () => Promise<null> }) => (
  <Form schema="contact" draft="contact.create" resumable initialValues={initialValues} onSubmit={send}>
    <TextField name="lastName" label="Nom" />
    <TextField name="company.name" label="Entreprise" optional />
    <CheckboxField name="consent" label="Mon accord" unsent />
    <SubmitButton>Enregistrer</SubmitButton>
  </Form>
);

/** The account, as the server keeps its one draft. */
function account(values: object | null = null, version = values ? 1 : 0) {
  let draft: Draft = {
    content: values && { values: { type: 'hr', ...values }, base },
    version,
    updatedAt: values && '2026-11-17T13:12:00.000Z',
  };
  const api = fakeApi({
    'GET /me/drafts/:key': () => draft,
    'PUT /me/drafts/:key': ({ body }) => {
      const sent = body as { content: Draft['content']; version: number };
      if (sent.version !== draft.version) return refuse(409, { code: 'conflict' });
      draft = { content: sent.content, version: sent.version + 1, updatedAt: '2026-11-18T13:12:00.000Z' };
      return draft;
    },
    'DELETE /me/drafts/:key': () => {
      draft = { content: null, version: 0, updatedAt: null };
      return undefined;
    },
  });
  return {
    api,
    kept: () => draft.content?.values,
    version: () => draft.version,
    /** Another device keeps something meanwhile. */
    change(next: object) {
      draft = { ...draft, content: { values: { type: 'hr', ...next }, base }, version: draft.version + 1 };
      draft.updatedAt = '2026-11-18T13:11:00.000Z';
    },
  };
}

const open = () => renderScreen(<ContactForm />, { person });
const name = () => screen.getByLabelText<HTMLInputElement>('Nom');
const company = () => screen.getByLabelText<HTMLInputElement>(/Entreprise/);
/** Hides the page, which saves without waiting for the pause. */
const lookAway = () => act(() => void dispatchEvent(new Event('pagehide')));
const looked = (api: ReturnType<typeof fakeApi>) =>
  waitFor(() => expect(api.requestsOf('GET /me/drafts/:key').length).toBeGreaterThan(0));

describe('a draft that is kept with the account', () => {
  beforeEach(() => setNow('2026-11-18T13:12:00.000Z'));

  it('is kept while one types, without agreements, and says so', async () => {
    const { api, kept } = account();
    const { user } = await open();
    await looked(api);

    await user.type(name(), 'Lubin');
    await user.click(screen.getByLabelText('Mon accord'));
    lookAway();

    await screen.findByText(/aussi gardé avec votre compte/);
    expect(kept()).toEqual({ type: 'hr', lastName: 'Lubin' });
    await axe();
  });

  it('is kept after a pause, once for what was typed meanwhile', async () => {
    const { api, kept } = account();
    const { user } = await open();
    await looked(api);
    await user.type(name(), 'Lub');
    await user.type(name(), 'in');

    await waitFor(() => expect(kept()).toEqual({ type: 'hr', lastName: 'Lubin' }), { timeout: 4_000 });
    expect(api.requestsOf('PUT /me/drafts/:key')).toHaveLength(1);
  });

  it('is not written again while the form is sent, and again when that failed', async () => {
    const { api, kept } = account();
    const sending = later<null>();
    const { user } = await renderScreen(<ContactForm send={() => sending.promise} />, { person });
    await looked(api);
    await user.type(name(), 'Lubin');
    await user.click(screen.getByLabelText('Mon accord'));

    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    lookAway();
    await act(async () => undefined);
    expect(api.requestsOf('PUT /me/drafts/:key')).toEqual([]);
    await act(async () => sending.reject(new TypeError('Failed to fetch')));
    lookAway();

    await waitFor(() => expect(kept()).toEqual({ type: 'hr', lastName: 'Lubin' }));
  });

  it('is gone on with on another device', async () => {
    account({ lastName: 'Lubin' });
    await open();

    await screen.findByText(/Brouillon repris, enregistré mardi 17\snovembre à 14.h.12\./);
    expect(name()).toHaveValue('Lubin');
  });

  it('takes what each device has added, and loses nothing that was typed before it was there', async () => {
    const { api, kept } = account({ lastName: 'Lubin' });
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    api.answer({
      'GET /me/drafts/:key': async () => {
        await wait;
        return { content: { values: { type: 'hr', lastName: 'Lubin' }, base }, version: 1, updatedAt: null };
      },
    });
    const { user } = await open();
    await user.type(company(), 'Alizé');
    answer();

    await waitFor(() => expect(name()).toHaveValue('Lubin'));
    expect(company()).toHaveValue('Alizé');
    lookAway();
    await waitFor(() => expect(kept()).toEqual({ type: 'hr', lastName: 'Lubin', company: { name: 'Alizé' } }));
  });

  it.each([
    ['Garder ce qui est ici', 'Lubin'],
    ['Reprendre l’autre version', 'Morel'],
  ])('asks which one when both devices wrote the same field: %s', async (choice, chosen) => {
    const { api, kept, change } = account();
    const { user } = await open();
    await looked(api);
    await user.type(name(), 'Lubin');
    change({ lastName: 'Morel', company: { name: 'Alizé' } });
    lookAway();

    await screen.findByText(/Un champ a été rempli autrement/);
    expect(name()).toHaveValue('Lubin');
    expect(company()).toHaveValue('Alizé');
    expect(kept()).toMatchObject({ lastName: 'Morel' });
    await axe();
    await user.click(screen.getByRole('button', { name: choice }));

    expect(name()).toHaveValue(chosen);
    await waitFor(() => expect(kept()).toMatchObject({ lastName: chosen, company: { name: 'Alizé' } }));
    expect(screen.queryByText(/rempli autrement/)).not.toBeInTheDocument();
  });

  it('is silent about a lost network, and kept once it is back', async () => {
    const { api, kept } = account();
    const { user } = await open();
    await looked(api);
    const back = { 'PUT /me/drafts/:key': () => Response.error() };
    api.answer(back);
    await user.type(name(), 'Lubin');
    lookAway();
    await waitFor(() => expect(api.requestsOf('PUT /me/drafts/:key')).toHaveLength(1));
    expect(screen.queryByText(/votre compte/)).not.toBeInTheDocument();
    screen.getByText(/Brouillon enregistré/);

    api.answer({
      'PUT /me/drafts/:key': ({ body }) => {
        const { content, version } = body as { content: Draft['content']; version: number };
        return { content, version: version + 1, updatedAt: null };
      },
    });
    act(() => void dispatchEvent(new Event('online')));

    await screen.findByText(/aussi gardé avec votre compte/);
    expect(kept()).toBeUndefined();
  });

  it('is gone once it was sent, also what was under way, and does not come back when the form goes', async () => {
    const { api, version } = account({ lastName: 'Lubin' });
    const { user, unmount } = await open();
    await screen.findByText(/Brouillon repris/);
    await user.type(name(), '-Roy');
    await user.click(screen.getByLabelText('Mon accord'));

    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(version()).toBe(0));
    unmount();
    await act(() => Promise.resolve());

    expect(version()).toBe(0);
    expect(api.requestsOf('DELETE /me/drafts/:key')).toHaveLength(1);
  });

  it('is kept when one goes to another page', async () => {
    const { api, kept } = account();
    const { user, unmount } = await open();
    await looked(api);
    await user.type(name(), 'Lubin');
    unmount();

    await waitFor(() => expect(kept()).toEqual({ type: 'hr', lastName: 'Lubin' }));
  });

  it('can be thrown away everywhere', async () => {
    const { version } = account({ lastName: 'Lubin' });
    const { user } = await open();
    await screen.findByText(/Brouillon repris/);

    await user.click(await screen.findByRole('button', { name: 'Effacer le brouillon' }));

    await waitFor(() => expect(version()).toBe(0));
    expect(name()).toHaveValue('');
    expect(screen.queryByText(/votre compte|Brouillon repris/)).not.toBeInTheDocument();
  });

  it('of something that has changed since does not come back', async () => {
    const { api } = account({ lastName: 'Lubin' });
    api.answer({
      'GET /me/drafts/:key': () => ({
        content: { values: { type: 'hr', lastName: 'Lubin' }, base: '{}' },
        version: 4,
        updatedAt: null,
      }),
    });
    const { user } = await open();
    await looked(api);
    await user.type(name(), 'Roy');
    lookAway();

    await waitFor(() => expect(api.requestsOf('PUT /me/drafts/:key')[0]?.body).toMatchObject({ version: 4 }));
    expect(name()).toHaveValue('Roy');
  });
});
