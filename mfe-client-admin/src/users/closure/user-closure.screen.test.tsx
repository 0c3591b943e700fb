import type { User, UserProgram } from '@passerelle/shared/contract';
import {
  aParticipantProgram,
  aStaffProfile,
  aUser,
  axe,
  dateField,
  enterDate,
  fakeApi,
  type Handlers,
  refuse,
  renderScreen,
  shownDate,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { UserClosureScreen } from './user-closure.screen';

const me = aStaffProfile('headHR');
const { suspendedUntil: _, ...course } = aParticipantProgram();
const following = (with_: Partial<UserProgram> = {}, of: Partial<User> = {}): User =>
  aUser({
    ...of,
    selectedProgram: { ...course, pack: { id: me.id, name: 'Automne 2026' }, extensions: [], closure: null, ...with_ },
  });
const closure: UserProgram['closure'] = {
  type: 'retired',
  leavingDate: '2026-12-31',
  job: { entryOnDutyDate: null, group: null, jobTitle: null, annualSalaryWithoutTax: null },
  contractKind: null,
  sector: null,
  partnership: null,
  training: { dates: { fromDate: null, toDate: null } },
  comment: 'Un beau parcours',
  closedAt: '2026-12-31T12:00:00.000Z',
  enteredAt: '2026-11-16T09:00:00.000Z',
};

const show = async (user: User, more: Handlers = {}) => {
  const api = fakeApi({
    'GET /me': () => me,
    'GET /users/:userId': () => user,
    'POST /users/:userId/program/preview': () => ({
      dates: null,
      weeks: { total: 0, added: 0 },
      tasks: { cancelled: 12, added: 0, validated: 3 },
      seatTaken: null,
      seatReleased: null,
    }),
    'PUT /users/:userId': () => user,
    ...more,
  });
  const screenOf = await renderScreen(<UserClosureScreen />, {
    route: `/client/user/${user.id}/closure`,
    path: '/client/user/:userId/:rest?',
    person: me,
  });
  return { api, ...screenOf };
};

const reason = () => screen.findByRole('combobox', { name: 'Raison de la clôture' });
const labels = () =>
  Array.from(document.querySelectorAll('main label, main legend, main [id$="-label"]'), (label) => label.textContent);

describe('closing a programme', () => {
  it.each([
    ['internal', ['Date de prise de poste', 'Service', 'Intitulé du poste']],
    [
      'external',
      [
        'Date de départ',
        'Date de prise de poste',
        'Entreprise',
        'Intitulé du poste',
        'Salaire annuel brut',
        'Type de contrat (facultatif)',
      ],
    ],
    ['businessCreation', ['Date de départ', 'Secteur d’activité', 'Avec des associés ?']],
    ['training', ['Date de départ', 'Début de la formation', 'Fin de la formation']],
    ['retired', ['Date de retraite']],
    ['other', ['Date de départ']],
  ])('asks what belongs to %s, and a comment', async (type, fields) => {
    const { user } = await show(following());
    expect(screen.queryByText(/Commentaire/)).not.toBeInTheDocument();

    await user.selectOptions(await reason(), type);

    const found = labels().filter((label) => /\w{4}/u.test(label ?? ''));
    expect(found).toEqual(['Raison de la clôture', ...fields, 'Commentaire (facultatif)']);
    await axe();
  });

  it('says what it does before, and sends only what was asked', async () => {
    const participant = following();
    const { api, user, address } = await show(participant);
    await screen.findByText('12 tâches non validées seront annulées.');
    await user.selectOptions(await reason(), 'internal');
    await user.type(screen.getByRole('textbox', { name: 'Service' }), 'Logistique');
    await user.selectOptions(await reason(), 'other');
    await enterDate(dateField('Date de départ'), '30/11/2026');

    const close = screen.getByRole('button', { name: 'Clôturer le programme' });
    expect(close.className).toMatch(/colorError/);
    await user.click(close);

    await screen.findByText('Le programme de Thomas Le Goff est clôturé');
    await waitFor(() => expect(address()).toBe(`/client/user/${participant.id}`));
    const [sent] = api.requestsOf('PUT /users/:userId');
    expect(sent?.body).toMatchObject({
      closure: { type: 'other', leavingDate: '2026-11-30', job: { group: null }, comment: null },
    });
  });

  it('says which days are too far from the programme, and which are not in order', async () => {
    const { api, user } = await show(following());
    await user.selectOptions(await reason(), 'external');
    await enterDate(dateField('Date de départ'), '31/12/2029');
    await enterDate(dateField('Date de prise de poste'), '01/12/2026');

    await user.click(screen.getByRole('button', { name: 'Clôturer le programme' }));

    const summary = within(await screen.findByRole('alert'));
    summary.getByRole('link', { name: /^Date de départ.*à moins de deux ans du programme$/ });
    summary.getByRole('link', { name: /^Date de prise de poste.*ne peut pas précéder le départ$/ });
    expect(api.requestsOf('PUT /users/:userId')).toHaveLength(0);
  });

  it('begins with what is kept, to be corrected', async () => {
    const { api, user } = await show(following({ closure, status: 'closed' }));
    await screen.findByRole('heading', { level: 1, name: 'Modifier la clôture' });
    expect(shownDate(await screen.findByRole('group', { name: 'Date de retraite' }))).toBe('31/12/2026');

    const comment = screen.getByRole('textbox', { name: /Commentaire/ });
    await user.clear(comment);
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    await screen.findByText('La clôture de Thomas Le Goff est modifiée');
    expect(api.requestsOf('PUT /users/:userId')[0]?.body).toMatchObject({
      closure: { type: 'retired', comment: null },
    });
  });

  it('names in its summary what is missing, down to the dates of a training', async () => {
    const { api, user } = await show(following());
    await user.selectOptions(await reason(), 'training');

    await user.click(screen.getByRole('button', { name: 'Clôturer le programme' }));

    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Date de départ\u00a0: champ requis',
      'Début de la formation\u00a0: champ requis',
      'Fin de la formation\u00a0: champ requis',
    ]);
    expect(api.requestsOf('PUT /users/:userId')).toHaveLength(0);
  });

  it('says on its field what the server has against it', async () => {
    const { user } = await show(following(), {
      'PUT /users/:userId': () =>
        refuse(400, { code: 'invalid', fields: { 'closure.job.group': 'tooLong', 'closure.leavingDate': 'format' } }),
    });
    await user.selectOptions(await reason(), 'internal');
    await user.type(screen.getByRole('textbox', { name: 'Service' }), 'Logistique');
    await user.type(screen.getByRole('textbox', { name: 'Intitulé du poste' }), 'Cariste');
    await enterDate(dateField('Date de prise de poste'), '01/12/2026');

    await user.click(screen.getByRole('button', { name: 'Clôturer le programme' }));

    await screen.findByRole('link', { name: /^Service.*trop long/ });
    expect(screen.getByRole('textbox', { name: 'Service' })).toHaveAttribute('aria-invalid', 'true');
  });

  it('given a conflicting closure for another reason, shows both and corrects', async () => {
    const read = following();
    const { api, user } = await show(read, { 'PUT /users/:userId': () => refuse(409, { code: 'conflict' }) });
    await user.selectOptions(await reason(), 'training');
    await enterDate(dateField('Date de départ'), '30/11/2026');
    await enterDate(dateField('Début de la formation'), '01/12/2026');
    await enterDate(dateField('Fin de la formation'), '29/01/2027');
    const theirs: UserProgram['closure'] = {
      ...closure,
      type: 'businessCreation',
      sector: 'manufacturing',
      partnership: true,
    };
    api.answer({
      'GET /users/:userId': () => ({
        ...read,
        version: 2,
        selectedProgram: read.selectedProgram && { ...read.selectedProgram, status: 'closed', closure: theirs },
      }),
    });

    await user.click(screen.getByRole('button', { name: 'Clôturer le programme' }));

    const table = await screen.findByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('Champ'),
      expect.stringMatching(/^Raison de la clôtureFormationCréation/),
      expect.stringMatching(/^Date de départ30/),
      expect.stringMatching(/^Secteur d’activité–Industrie/),
      'Avec des associés–Oui',
      expect.stringMatching(/^Début de la formation.*–$/),
      expect.stringMatching(/^Fin de la formation.*–$/),
    ]);
    expect(screen.getByRole('button', { name: 'Enregistrer les modifications' })).toBeEnabled();
  });

  it('keeps the typed values on a conflict, and shows both', async () => {
    const read = following({ closure, status: 'closed' });
    const { api, user } = await show(read, { 'PUT /users/:userId': () => refuse(409, { code: 'conflict' }) });
    const comment = await screen.findByRole('textbox', { name: /Commentaire/ });
    await user.type(comment, ' à suivre');
    api.answer({
      'GET /users/:userId': () => ({
        ...read,
        version: 2,
        selectedProgram: read.selectedProgram && {
          ...read.selectedProgram,
          closure: { ...closure, comment: 'Corrigé ailleurs' },
        },
      }),
    });

    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    await screen.findByText('Corrigé ailleurs');
    await waitFor(() => expect(comment).toHaveValue('Un beau parcours à suivre'));
  });

  it.each([
    ['of a person without a programme', aUser()],
    ['of a manager', following({}, { role: { slug: 'manager' } })],
  ])('is not there %s', async (_case, person) => {
    await show(person);

    await screen.findByRole('heading', { level: 1, name: 'Il n’y a pas de programme à clôturer' });
    expect(screen.getByRole('link', { name: 'Revenir à la fiche' })).toHaveAttribute(
      'href',
      `/client/user/${person.id}`,
    );
  });
});
