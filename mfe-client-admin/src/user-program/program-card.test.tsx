import type { Closure, ProgramConsequences, User, UserProgram } from '@passerelle/shared/contract';
import {
  aLicensePack,
  anId,
  aParticipantProgram,
  aProgram,
  aStaffProfile,
  aUser,
  axe,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { claire, openProfile, profileApi } from '../user-profile/profile.test-helper';
import { UserProfileScreen } from '../user-profile/user-profile.screen';

const closure: Closure = {
  type: 'external',
  leavingDate: '2026-11-30',
  job: {
    entryOnDutyDate: '2026-12-01',
    group: 'Scierie du Val',
    jobTitle: 'Chef d’atelier',
    annualSalaryWithoutTax: 0,
  },
  contractKind: 'cddLong',
  sector: null,
  partnership: null,
  training: { dates: { fromDate: null, toDate: null } },
  comment: 'Belle suite.',
  closedAt: '2026-11-16T09:00:00.000Z',
};
const pack = aLicensePack({ name: 'Automne 2026' });
const extension = {
  id: anId(),
  program: { id: anId(), name: 'Quatre semaines de plus' },
  pack: { id: pack.id, name: pack.name },
  dates: { fromDate: '2026-12-28T00:00:00.000Z', toDate: '2027-01-24T23:59:59.999Z' },
  createdAt: '2026-11-16T09:00:00.000Z',
};

const { suspendedUntil: _, ...course } = aParticipantProgram();

const following = (with_: Partial<UserProgram> = {}, of: Partial<User> = {}): User =>
  aUser({
    ...of,
    selectedProgram: {
      ...course,
      pack: { id: pack.id, name: pack.name },
      extensions: [],
      closure: null,
      ...with_,
    },
  });

const show = async (user: User, more: Parameters<typeof profileApi>[1] = {}, state?: unknown) => {
  const api = profileApi(user, more);
  return { api, ...(await openProfile(user, { state })) };
};
const shown = (name: string) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name });
const offered = async () => {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: /bienvenue/ });
  return [
    'Sélectionner un programme maintenant',
    'Prolonger maintenant',
    'Prolonger à nouveau',
    'Changer de programme',
    'Clôturer le programme',
    'Modifier la clôture',
  ].filter((name) => shown(name) !== null);
};

describe('the programme card', () => {
  it('shows where somebody is', async () => {
    await show(following());

    const card = await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(within(card).getByText('En cours')).toBeVisible();
    expect(within(card).getByText(/Du 5 octobre au 27 décembre/)).toBeVisible();
    expect(within(card).getByText('Semaine 7 sur 12')).toBeVisible();
    await axe();
  });

  it.each([
    ['nothing is followed', aUser(), ['Sélectionner un programme maintenant']],
    ['it runs', following(), ['Prolonger maintenant', 'Changer de programme', 'Clôturer le programme']],
    ['it was extended', following({ extensions: [extension] }), ['Prolonger à nouveau', 'Clôturer le programme']],
    ['it was closed', following({ closure, status: 'closed' }), ['Changer de programme', 'Modifier la clôture']],
    ['it came to its end', following({ status: 'closed' }), ['Changer de programme', 'Clôturer le programme']],
  ] as const)('offers what is possible while %s', async (_state, user, expected) => {
    await show(user);

    expect(await offered()).toEqual(expected);
  });

  it('lists the extensions, and how it was closed', async () => {
    await show(following({ extensions: [extension], closure, status: 'closed' }));

    const card = await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(within(card).getByText('Quatre semaines de plus')).toBeVisible();
    expect(within(card).getByText('Terminé')).toBeVisible();
    expect(within(card).getByText('CDD de six mois ou plus')).toBeVisible();
    expect(within(card).getByText('0 €')).toBeVisible();
    await axe();
  });

  it('says that a pause is under way', async () => {
    const pause = { id: anId(), weeks: 2, fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z' };
    await show(following({ suspensions: [pause] }));

    await screen.findByText(/^Suspendu jusqu’au 6\sdécembre$/);
  });

  it('gives no button to who may only read', async () => {
    const reader = aStaffProfile('manager');
    const user = following({ closure, status: 'closed' });
    profileApi(user, {}, reader);
    await openProfile(user, { me: reader });

    await screen.findByRole('region', { name: 'Cap mobilité' });
    expect(shown('Changer de programme')).toBeNull();
    expect(shown('Modifier la clôture')).toBeNull();
  });
});

const consequences: ProgramConsequences = {
  dates: { fromDate: '2026-11-23T00:00:00.000Z', toDate: '2027-02-14T23:59:59.999Z' },
  weeks: { total: 12, added: 12 },
  tasks: { cancelled: 0, added: 36, validated: 0 },
  seatTaken: { pack: { id: pack.id, name: pack.name }, left: 10 },
  seatReleased: null,
};
const full = aLicensePack({ name: 'Création d’entreprise', availableLicenseCount: 0 });
const early = aLicensePack({
  name: 'Printemps 2027',
  period: { fromDate: '2027-03-01T00:00:00.000Z', toDate: '2027-06-30T23:59:59.999Z' },
});
const late = aLicensePack({
  name: 'Hiver 2025',
  period: { fromDate: '2025-01-01T00:00:00.000Z', toDate: '2025-03-31T23:59:59.999Z' },
});
const [cap, rebond] = [aProgram({ name: 'Cap mobilité' }), aProgram({ name: 'Rebond' })];
const choosing = {
  'GET /licensePacks': () => listOf([pack, full, early, late]),
  'GET /programs': () => listOf([cap, rebond]),
  'POST /users/:userId/program/preview': () => consequences,
} as const;

describe('the choice of a programme', () => {
  it('opens by itself for somebody who was just added, and says what follows before it is sent', async () => {
    const somebody = aUser();
    const { api, user } = await show(
      somebody,
      { ...choosing, 'PUT /users/:userId': () => following({}, { id: somebody.id }) },
      {
        openProgram: true,
      },
    );
    const dialog = await screen.findByRole('dialog', { name: 'Choisir un programme' });
    const submit = await within(dialog).findByRole('button', { name: 'Attribuer le programme' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    within(dialog).getByText('Pour continuer, choisissez un pack de licences et un programme.');

    await user.click(await within(dialog).findByRole('radio', { name: /Automne 2026/ }));
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Programme' }), 'Rebond');

    await within(dialog).findByText(/36 tâches seront ajoutées/);
    within(dialog).getByText('Il durera 12 semaines.');
    within(dialog).getByText(/Une place du pack Automne 2026 sera utilisée ; il en restera 10/);
    await axe();
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer le programme' }));
    await screen.findByText('Le programme de Thomas Le Goff est attribué');
    expect(api.requestsOf('PUT /users/:userId').map(({ body }) => body)).toEqual([
      { selectedProgram: { program: rebond.id, pack: pack.id } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open again when the page of somebody who was just added is loaded again', async () => {
    const somebody = aUser();
    profileApi(somebody, choosing);
    const kept: { state?: unknown } = {};
    const KeptState = (): null => {
      kept.state = useLocation().state;
      return null;
    };
    const address = { route: `/client/user/${somebody.id}`, path: '/client/user/:userId', person: claire };
    const content = (
      <>
        <UserProfileScreen />
        <KeptState />
      </>
    );
    const { unmount } = await renderScreen(content, {
      ...address,
      state: { openProgram: true, from: '/client/users?search=le' },
    });
    await screen.findByRole('dialog', { name: 'Choisir un programme' });
    unmount();

    await renderScreen(content, { ...address, state: kept.state });

    expect(await offered()).toEqual(['Sélectionner un programme maintenant']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(kept.state).toEqual({ from: '/client/users?search=le' });
  });

  it('says why a pack cannot be drawn on', async () => {
    const { user } = await show(aUser(), choosing);
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));

    expect(await screen.findByRole('radio', { name: /Création d’entreprise.*Plus de place/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Printemps 2027.*Utilisable à partir du/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Hiver 2025.*Terminé depuis le 31/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Automne 2026/ })).toBeEnabled();
  });

  it('offers only packs that are open to the person', async () => {
    const somebody = aUser();
    const { api, user } = await show(somebody, choosing);
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await screen.findByRole('radio', { name: /Automne 2026/ });

    expect(api.requestsOf('GET /licensePacks').map(({ query }) => query['user'])).toEqual([somebody.id]);
  });

  it('says that the last seat was taken meanwhile, with the seats as they are now', async () => {
    const somebody = aUser();
    const { api, user } = await show(somebody, {
      ...choosing,
      'GET /programs': () => listOf([rebond]),
      'PUT /users/:userId': () => refuse(409, { code: 'conflict' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await user.click(await screen.findByRole('radio', { name: /Automne 2026/ }));
    await screen.findByText(/36 tâches/);
    api.answer({ 'GET /licensePacks': () => listOf([{ ...pack, availableLicenseCount: 0 }, full]) });

    await user.click(screen.getByRole('button', { name: 'Attribuer le programme' }));

    await screen.findByText(/la dernière vient d’être prise/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Automne 2026.*Plus de place/ })).toBeDisabled());
  });

  it('says when what follows cannot be told, and asks again', async () => {
    const { api, user } = await show(aUser(), {
      ...choosing,
      'GET /programs': () => listOf([rebond]),
      'POST /users/:userId/program/preview': () => refuse(503, { code: 'notReady' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await user.click(await screen.findByRole('radio', { name: /Automne 2026/ }));
    await screen.findByText('Ce qui va se passer ne peut pas être affiché');
    api.answer({ 'POST /users/:userId/program/preview': () => consequences });

    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText(/36 tâches/);
  });

  it('says on the programme what the server has against it', async () => {
    const { user } = await show(aUser(), {
      ...choosing,
      'GET /programs': () => listOf([rebond]),
      'PUT /users/:userId': () => refuse(400, { code: 'invalid', fields: { 'selectedProgram.program': 'notAllowed' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await user.click(await screen.findByRole('radio', { name: /Automne 2026/ }));
    await screen.findByText(/36 tâches/);

    await user.click(screen.getByRole('button', { name: 'Attribuer le programme' }));

    await screen.findByRole('link', { name: /^Programme.*ce choix n’est pas possible/ });
    expect(screen.getByRole('combobox', { name: 'Programme' })).toHaveAttribute('aria-invalid', 'true');
  });

  it('extends out of the pack of the programme, though it is full', async () => {
    const more = aProgram({ name: 'Quatre semaines de plus', type: 'extension' });
    const ofBoth = {
      ...pack,
      availableLicenseCount: 0,
      programs: [...pack.programs, { id: more.id, name: more.name, type: 'extension' as const }],
    };
    const { api, user } = await show(following(), {
      ...choosing,
      'GET /licensePacks': () => listOf([ofBoth, early]),
      'GET /programs': () => listOf([more]),
      'PUT /users/:userId': () => following({ extensions: [extension] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Prolonger maintenant' }));

    await user.click(await screen.findByRole('radio', { name: /Automne 2026.*aucune place de plus/ }));
    await screen.findByText('Ce qui va se passer');
    await user.click(screen.getByRole('button', { name: 'Prolonger le programme' }));

    await screen.findByText('Le programme de Thomas Le Goff est prolongé');
    expect(api.requestsOf('PUT /users/:userId').map(({ body }) => body)).toEqual([
      { extension: { program: more.id, pack: pack.id } },
    ]);
  });
});
