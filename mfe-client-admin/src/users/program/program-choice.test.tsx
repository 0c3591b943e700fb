import type { ProgramConsequences } from '@passerelle/shared/contract';
import { aLicensePack, aProgram, aUser, axe, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { claire, profileApi } from '../profile/profile.test-helper';
import { UserProfileScreen } from '../profile/user-profile.screen';
import { extension, following, offered, pack, show } from './program.test-helper';

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
  it('opens by itself for a newly added person, and shows the effects before it is sent', async () => {
    const newUser = aUser();
    const { api, user } = await show(
      newUser,
      { ...choosing, 'PUT /users/:userId': () => following({}, { id: newUser.id }) },
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
      { selectedProgram: { program: rebond.id, pack: pack.id, fromDate: '2026-11-23' } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('begins on the chosen Monday, of which the effects are shown', async () => {
    const { api, user } = await show(aUser(), { ...choosing, 'GET /programs': () => listOf([rebond]) });
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await user.click(await screen.findByRole('radio', { name: /Automne 2026/ }));
    const start = await screen.findByRole('combobox', { name: 'Date de début' });
    expect(start).toHaveDisplayValue(/^lundi 23\snovembre$/);
    const mondays = within(start).getAllByRole('option');
    expect(mondays.at(-1)).toHaveTextContent(/^lundi 17\smai 2027$/);

    await user.selectOptions(start, '2027-01-04');

    await waitFor(() =>
      expect(api.requestsOf('POST /users/:userId/program/preview').at(-1)?.body).toEqual({
        selectedProgram: { program: rebond.id, pack: pack.id, fromDate: '2027-01-04' },
      }),
    );
    await axe();
  });

  it('lists usable packs first, and chooses the current one, which takes no seat', async () => {
    const held = { ...pack, availableLicenseCount: 0 };
    const other = aLicensePack({ name: 'Bilan' });
    const { user } = await show(following(), {
      ...choosing,
      'GET /licensePacks': () => listOf([full, early, other, held]),
    });

    await user.click(await screen.findByRole('button', { name: 'Changer de programme' }));

    const current = await screen.findByRole('radio', { name: /^Automne 2026/ });
    await waitFor(() => expect(current).toBeChecked());
    expect(current).toHaveAccessibleName('Automne 2026 Pack actuel\u00a0: n’utilise pas de place');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      held.id,
      other.id,
      full.id,
      early.id,
    ]);
    await screen.findByRole('combobox', { name: 'Programme' });
  });

  it('does not open again when the page of a newly added person is reloaded', async () => {
    const newUser = aUser();
    profileApi(newUser, choosing);
    const kept: { state?: unknown } = {};
    const KeptState = (): null => {
      kept.state = useLocation().state;
      return null;
    };
    const address = { route: `/client/user/${newUser.id}`, path: '/client/user/:userId', person: claire };
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
    const newUser = aUser();
    const { api, user } = await show(newUser, choosing);
    await user.click(await screen.findByRole('button', { name: 'Sélectionner un programme maintenant' }));
    await screen.findByRole('radio', { name: /Automne 2026/ });

    expect(api.requestsOf('GET /licensePacks').map(({ query }) => query['user'])).toEqual([newUser.id]);
  });

  it('says that the last seat was taken meanwhile, with the seats as they are now', async () => {
    const newUser = aUser();
    const { api, user } = await show(newUser, {
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

    const held = await screen.findByRole('radio', { name: /Automne 2026.*n’utilise pas de place/ });
    await waitFor(() => expect(held).toBeChecked());
    await screen.findByText('Ce qui va se passer');
    await user.click(screen.getByRole('button', { name: 'Prolonger le programme' }));

    await screen.findByText('Le programme de Thomas Le Goff est prolongé');
    expect(api.requestsOf('PUT /users/:userId').map(({ body }) => body)).toEqual([
      { extension: { program: more.id, pack: pack.id } },
    ]);
  });
});
