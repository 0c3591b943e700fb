import { screen, waitFor, within } from '@testing-library/react';

import type { User } from '@passerelle/shared/contract';
import {
  aStaffProfile,
  aUser,
  aUserGroup,
  aUserSummary,
  axe,
  dateField,
  enterDate,
  type FakeApi,
  type Handlers,
  listOf,
  refuse,
} from '@passerelle/shared/testing';
import { openProfile, profileApi } from '../profile/profile.test-helper';

const owner = aStaffProfile('owner');
const karim = aUserSummary({ firstName: 'Karim', lastName: 'Haddad', role: { slug: 'manager' } });
const reference = ({
  id,
  firstName,
  lastName,
  email,
}: {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}) => ({
  id,
  firstName,
  lastName,
  email,
  avatarUrl: null,
});
const aJob = {
  level: 'etam',
  jobTitle: 'Technicien',
  position: 'Chef d’équipe',
  manager: reference(karim),
  hrRepresentative: reference(owner),
  occupation: 'maintenance',
  annualSalaryWithoutTax: 34_500,
  entryOnDutyDate: null,
} as const;
const thomas: User = aUser({ version: 3, job: aJob });
const role = (slug: 'user' | 'manager' | 'headHR' | 'owner', label: string, grantable: boolean) => ({
  slug,
  label,
  grantable,
  permissions: owner.mergedPermissions,
});
const roles = listOf([
  role('user', 'Participant', true),
  role('manager', 'Manager', true),
  role('headHR', 'RRH', true),
  role('owner', 'Administrateur principal', false),
]);

async function edit(more: Handlers = {}, person = thomas) {
  const api = profileApi(
    person,
    {
      'GET /roles': () => roles,
      'GET /users': () => listOf([karim]),
      'GET /users/groups': () => listOf([aUserGroup({ name: 'Rennes' })]),
      'PUT /users/:userId': () => ({ ...thomas, version: 4 }),
      ...more,
    },
    owner,
  );
  const page = await openProfile(person, { me: owner });
  await page.user.click(await screen.findByRole('button', { name: 'Modifier' }));
  await screen.findByRole('heading', { level: 2, name: 'Modifier la fiche' });
  const rename = async (name: string) => {
    await page.user.clear(screen.getByLabelText('Nom'));
    await page.user.type(screen.getByLabelText('Nom'), name);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  return { ...page, api, rename, save };
}
const sent = (api: FakeApi) => api.requestsOf('PUT /users/:userId');

describe('changing a person', () => {
  it('sends the whole of them on the version that was read, with what was left empty as null', async () => {
    const { api, rename, save, user } = await edit();
    expect(screen.getByRole('heading', { name: 'Modifier la fiche' })).toHaveFocus();
    await axe();

    await rename('Le Gall');
    await user.clear(screen.getByLabelText(/^Salaire annuel brut/));
    await save();

    await screen.findByText('Les modifications sont enregistrées');
    expect(sent(api)[0]?.headers.get('if-match')).toBe('"3"');
    expect(sent(api)[0]?.body).toMatchObject({
      lastName: 'Le Gall',
      phone: null,
      scope: null,
      groups: thomas.groups.map(({ id }) => id),
      job: {
        annualSalaryWithoutTax: null,
        manager: karim.id,
        hrRepresentative: owner.id,
        // It has no field here, and stays.
        occupation: 'maintenance',
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifier' })).toHaveFocus());
  });

  it('changes what a person may also have said of themselves', async () => {
    const { api, save, user } = await edit();

    await user.selectOptions(screen.getByLabelText(/^Situation familiale/), 'couple');
    await user.selectOptions(screen.getByLabelText(/^Diplôme/), 'bac5');
    await enterDate(dateField(/^Date d’entrée en fonction/), '04/03/2019');
    await save();

    await screen.findByText('Les modifications sont enregistrées');
    expect(sent(api)[0]?.body).toMatchObject({
      maritalStatus: 'couple',
      degrees: 'bac5',
      mobilePhone: null,
      job: { entryOnDutyDate: '2019-03-04', occupation: 'maintenance' },
    });
  });

  it('changes the spoken languages of a person', async () => {
    const { api, save, user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Ajouter une langue' }));
    const position = thomas.spokenLanguages.length + 1;
    await user.selectOptions(screen.getByLabelText(`Langue ${position}`), 'Arabe');
    await user.selectOptions(screen.getByLabelText(`Niveau de la langue ${position}`), 'Courant');
    await axe();

    await save();

    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]?.body).toMatchObject({
      spokenLanguages: [...thomas.spokenLanguages, { language: 'arabic', level: 'C1' }],
    });
  });

  it('does not let company, position and manager be emptied', async () => {
    const { api, save, user } = await edit();

    await user.clear(screen.getByLabelText('Groupe d’entreprises'));
    await user.clear(screen.getByLabelText('Fonction'));
    await user.click(screen.getByRole('button', { name: 'Retirer : Karim Haddad' }));
    await save();

    const summary = await screen.findByRole('alert');
    for (const name of ['Groupe d’entreprises', 'Fonction', 'Manager']) {
      within(summary).getByRole('link', { name: new RegExp(name) });
    }
    expect(sent(api)).toHaveLength(0);
  });

  it('does not ask for what the wizard left empty', async () => {
    const sparse: User = { ...thomas, company: null, job: { ...aJob, position: null, manager: null } };
    const { api, rename, save } = await edit({}, sparse);
    screen.getByRole('textbox', { name: 'Fonction (facultatif)' });

    await rename('Le Gall');
    await save();

    await screen.findByText('Les modifications sont enregistrées');
    expect(sent(api)[0]?.body).toMatchObject({ lastName: 'Le Gall', job: { manager: null } });
  });

  it('offers the roles that one may give, and asks those who follow others for the groups they manage', async () => {
    const { api, save, user } = await edit();
    const select = screen.getByLabelText('Rôle');
    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Choisir', 'Participant', 'Manager', 'RRH']),
    );

    await user.selectOptions(select, 'manager');
    await save();
    const managed = within(await screen.findByRole('group', { name: 'Groupes gérés' }));
    managed.getByText('Champ requis');
    await user.click(managed.getByRole('button', { name: 'Choisir des groupes' }));
    await user.click(await managed.findByRole('checkbox', { name: /Rennes/ }));
    await save();

    await screen.findByText('Les modifications sont enregistrées');
    expect(sent(api)[0]?.body).toMatchObject({ role: 'manager', scope: { groups: [expect.any(String)] } });
    expect(api.requestsOf('GET /users/groups')[0]?.query).toMatchObject({ pageSize: 15 });
  });

  it('says before it is saved that another address will wait, and afterwards that it does', async () => {
    const { api, save, user } = await edit();
    expect(screen.queryByText('La nouvelle adresse attendra d’être confirmée')).not.toBeInTheDocument();

    await user.clear(screen.getByLabelText('E‑mail'));
    await user.type(screen.getByLabelText('E‑mail'), 'thomas@new.example');
    screen.getByText('La nouvelle adresse attendra d’être confirmée');
    await axe();
    await save();

    await screen.findByText(/la nouvelle adresse attend d’être confirmée$/);
    expect(sent(api)[0]?.body).toMatchObject({ email: 'thomas@new.example' });
  });

  it('says on its field that an e-mail is taken', async () => {
    const { rename, save } = await edit({
      'PUT /users/:userId': () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } }),
    });
    await rename('Le Gall');
    await save();

    await screen.findAllByText('L’email indiqué est déjà utilisé par un autre utilisateur.');
    expect(screen.getByLabelText('E‑mail')).toHaveAttribute('aria-invalid', 'true');
  });

  it('given a conflicting change, shows both values and loses neither', async () => {
    const now: User = {
      ...thomas,
      version: 4,
      lastName: 'Le Goff-Martin',
      firstName: 'Tom',
      role: { slug: 'manager' },
      scope: { groups: thomas.groups },
    };
    const { api, rename, save, user } = await edit({
      'PUT /users/:userId': () => refuse(409, { code: 'conflict' }),
    });
    await rename('Le Gall');
    api.answer({ 'GET /users/:userId': () => now });
    await save();

    const notice = within(await screen.findByRole('note'));
    notice.getByText('Quelqu’un d’autre a modifié cette fiche pendant votre saisie');
    notice.getByText('Le Gall');
    notice.getByText('Le Goff-Martin');
    // In words, not as it travels.
    expect(await notice.findAllByText('Manager')).toHaveLength(2);
    expect(screen.getByLabelText('Nom')).toHaveValue('Le Gall');
    // Not touched: it shows what is saved now.
    expect(screen.getByLabelText('Prénom')).toHaveValue('Tom');
    await axe();

    await user.click(notice.getByRole('button', { name: 'Prendre la valeur enregistrée : Nom' }));
    expect(screen.getByLabelText('Nom')).toHaveValue('Le Goff-Martin');
    await rename('Le Gall');
    api.answer({ 'PUT /users/:userId': () => ({ ...now, version: 5 }) });
    await save();

    await screen.findByText('Les modifications sont enregistrées');
    expect(sent(api).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(sent(api).at(-1)?.body).toMatchObject({ lastName: 'Le Gall', firstName: 'Tom' });
  });

  it('keeps what was typed as a draft', async () => {
    const first = await edit();
    await first.rename('Le Gall');
    await screen.findByText(/^Brouillon enregistré à/);
    first.unmount();

    await edit();

    expect(screen.getByLabelText('Nom')).toHaveValue('Le Gall');
  });
});

describe('deleting a person', () => {
  it('says what it means, leads back to the list, and can be taken back', async () => {
    const { api, user, address } = await edit({
      'DELETE /users/:userId': () => undefined,
      'PUT /users/:userId/restore': () => thomas,
    });

    await user.click(screen.getByRole('button', { name: 'Supprimer la personne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer Thomas Le Goff ?' });
    within(dialog).getByText(/Pendant 30 jours, vous pouvez la rétablir/);
    within(dialog).getByText('Aucune place n’est concernée.');
    await axe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer la personne' }));

    await screen.findByText('Thomas Le Goff ne fait plus partie de votre espace');
    await waitFor(() => expect(address()).toBe('/client/users'));
    expect(api.requestsOf('DELETE /users/:userId')[0]?.headers.get('if-match')).toBe('"3"');
    await user.click(
      await within(screen.getByRole('region', { name: 'Messages' })).findByRole('button', { name: 'Annuler' }),
    );
    await screen.findByText('Thomas Le Goff est de nouveau dans votre espace');
    expect(api.requestsOf('PUT /users/:userId/restore')).toHaveLength(1);
  });
});
