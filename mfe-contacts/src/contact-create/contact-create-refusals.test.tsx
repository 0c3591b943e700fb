import { screen, waitFor, within } from '@testing-library/react';
import { on } from '@passerelle/shared/events';
import { aContact, axe, listOf, refuse } from '@passerelle/shared/testing';
import { token, added, book, open, add, fillIn, sent } from './contact-create.test-helper';

describe('a duplicate contact', () => {
  const namesake = aContact({ firstName: 'Fatou', lastName: 'Dialló', company: { name: 'Formalys', service: null } });
  const notice = () => within(screen.getByRole('status', { name: 'Doublons' }));

  it('is linked while the same full name or address is typed', async () => {
    const other = aContact({ firstName: 'Zoé', email: 'zoe@x.example' });
    const api = book({ 'GET /me/contacts': () => listOf([namesake, other]) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ajouter d’autres informations' }));
    await user.type(screen.getByLabelText('Nom'), 'DIALLO');
    expect(api.requestsOf('GET /me/contacts')).toEqual([]);
    expect(notice().queryByRole('link')).not.toBeInTheDocument();

    await user.type(screen.getByLabelText(/^Prénom/), 'fatou');

    const link = await notice().findByRole('link', { name: 'Fatou Dialló' });
    expect(link).toHaveAttribute('href', `/contacts/${namesake.id}`);
    await user.type(screen.getByLabelText(/^E‑mail/), 'ZOE@x.example');
    await waitFor(() => expect(notice().getAllByRole('link')).toHaveLength(2));
    await axe();
  });

  it('does not prevent adding the contact', async () => {
    const api = book({ 'GET /me/contacts': () => listOf([namesake]) });
    const page = await open();
    await page.user.selectOptions(screen.getByLabelText('Type de contact'), 'hr');
    await page.user.click(screen.getByRole('button', { name: 'Ajouter d’autres informations' }));
    await page.user.type(screen.getByLabelText(/^Prénom/), 'Fatou');
    await page.user.type(screen.getByLabelText('Nom'), 'Diallo');
    await notice().findByRole('link');
    await add(page);

    await screen.findByRole('dialog', { name: /^C’est ajouté/ });
    expect(sent(api)).toHaveLength(1);
  });
});

describe('a book with little room', () => {
  const of = (all: number) => book({ 'GET /me/contacts/count': () => ({ all, referrer: 0, referred: 0 }) });

  it.each([
    [9_998, 'Il reste 2 places sur 10 000.'],
    [10_000, /^Il contient 10 000 contacts, le maximum\./],
  ])('is named before anything is typed (%d)', async (all, words) => {
    of(all);
    await open();

    await screen.findByText(words);
    await axe();
  });

  it('shows the limit when a contact is refused, and keeps the typed values', async () => {
    const message = 'Vous pouvez avoir 10 000 contacts au plus.';
    book({ 'POST /me/contacts': () => refuse(409, { code: 'full', message }) });
    const page = await open();
    await fillIn(page);
    await add(page);

    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('Nom')).toHaveValue('Le Goff');
  });
});

describe('adding a contact for a step of a task', () => {
  it('counts, and has the programme fetched again', async () => {
    const heard = jest.fn();
    const off = on('data-changed', ({ paths }) => heard(...paths));
    const api = book();
    const page = await open(`/contacts/create?validationToken=${token}`);
    screen.getByText('Ce contact comptera pour l’étape de votre tâche.');
    await fillIn(page);
    await add(page);

    await screen.findByText('Cela compte pour l’étape de votre tâche.');
    expect(sent(api)[0]).toMatchObject({ lastName: 'Le Goff', taskValidationToken: token });
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    off();
  });

  it('offers to do without the step when its token is not taken', async () => {
    const api = book({
      'POST /me/contacts': (request) =>
        'taskValidationToken' in (request.body as object)
          ? refuse(400, { code: 'invalid', fields: { taskValidationToken: 'unknown' } })
          : added(request),
    });
    const page = await open(`/contacts/create?validationToken=${token}`);
    await fillIn(page);
    await add(page);
    await screen.findByText(/^Rien n’a été enregistré/);
    await axe();

    await page.user.click(screen.getByRole('button', { name: 'Enregistrer sans l’étape' }));

    await screen.findByRole('dialog', { name: 'C’est ajouté\u202F!' });
    expect(screen.queryByText(/compte pour l’étape/)).not.toBeInTheDocument();
    expect(sent(api)).toHaveLength(2);
    expect(sent(api)[1]).not.toHaveProperty('taskValidationToken');
  });
});
