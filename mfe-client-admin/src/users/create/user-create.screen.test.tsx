import { screen, waitFor, within } from '@testing-library/react';

import {
  anOrganization,
  aStaffProfile,
  aUser,
  aUserGroup,
  axe,
  dateField,
  enterDate,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import type { OwnProfile } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { UserProfileScreen } from '../profile/user-profile.screen';
import { UserCreateScreen } from './user-create.screen';

const claire = aStaffProfile('headHR');
const rennes = aUserGroup({ name: 'Rennes' });
const role = (slug: 'user' | 'manager' | 'headHR', label: string, grantable: boolean) => ({
  slug,
  label,
  grantable,
  permissions: claire.mergedPermissions,
});
const made = aUser({ firstName: 'Inès', lastName: 'Marchand' });

const serve = (more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => claire,
    'GET /roles': () =>
      listOf([role('user', 'Participant', true), role('manager', 'Manager', true), role('headHR', 'RRH', false)]),
    'GET /users/groups': () => listOf([rennes]),
    'GET /users/groups/:groupId': () => rennes,
    'GET /users': () => listOf([]),
    'GET /users/:userId': () => made,
    'GET /users/:userId/library': () => listOf([]),
    'GET /users/:userId/history': () => listOf([]),
    'GET /licensePacks': () => listOf([]),
    'POST /users/check': () => undefined,
    'POST /users': () => made,
    ...more,
  });

/** The wizard, and the profile to which it leads. */
const Both = (): ReactNode =>
  useLocation().pathname.startsWith('/client/user/create') ? <UserCreateScreen /> : <UserProfileScreen />;

const open = (route = '/client/user/create', me: OwnProfile = claire, more: object = {}) =>
  renderScreen(<Both />, {
    route,
    path: '/client/user/:userId/:step?',
    state: { from: '/client/users?page=2', ...more },
    person: me,
  });

async function fillIdentity(page: Awaited<ReturnType<typeof open>>, roleName = 'user') {
  const { user } = page;
  await screen.findByRole('heading', { level: 1, name: 'Qui souhaitez-vous ajouter ?' });
  await user.type(screen.getByLabelText('Nom'), 'Marchand');
  await user.type(screen.getByLabelText('Prénom'), 'Inès');
  await user.selectOptions(screen.getByLabelText('Genre'), 'woman');
  await enterDate(dateField('Date de naissance'), '17/05/1985');
  await user.type(screen.getByLabelText('E‑mail'), 'ines@boisetrives.example');
  await screen.findByRole('option', { name: 'Participant' });
  await user.selectOptions(screen.getByLabelText('Rôle'), roleName);
  await user.click(await screen.findByRole('button', { name: 'Choisir des groupes' }));
  await user.click(await screen.findByRole('checkbox', { name: /Rennes/ }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
}

async function settleIdentity(page: Awaited<ReturnType<typeof open>>, roleName = 'user') {
  await fillIdentity(page, roleName);
  await screen.findByRole('heading', { level: 1, name: 'Quel est son poste ?' });
}

async function settleJob({ user }: Awaited<ReturnType<typeof open>>) {
  await user.selectOptions(screen.getByLabelText('Statut'), 'etam');
  await user.type(screen.getByLabelText('Intitulé du poste'), 'Comptable');
  // An HR head adds people to their own organisation by default.
  within(screen.getByRole('group', { name: 'Référent RH' })).getByText('Claire Nguyen');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { level: 1, name: 'Tout est-il juste ?' });
}

describe('adding a person', () => {
  it('asks for groups once there is a role that needs them', async () => {
    serve();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    await screen.findByText('6 champs sont à revoir');
    screen.getByText(/^Date de naissance\s: champ requis$/);
    expect(screen.queryByText(/groups/)).not.toBeInTheDocument();

    await user.selectOptions(screen.getByLabelText('Rôle'), 'manager');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await screen.findByText(/^Groupes gérés\s: champ requis$/);
    screen.getByText(/^Groupes\s: champ requis$/);
  });

  it('goes through who and which post, and leads to the profile with the programme to be chosen', async () => {
    const api = serve({ 'POST /users/sendWelcome': () => ({ sent: 1, skipped: [] }) });
    const page = await open();
    await waitFor(() => expect(page.address()).toBe('/client/user/create/identity'));
    await settleIdentity(page);
    await axe();
    await settleJob(page);
    await axe();
    screen.getByText('Participante');
    screen.getByText('Groupes : Rennes');
    screen.getByText('Référent RH : Claire Nguyen');

    await page.user.click(screen.getByRole('checkbox', { name: 'Envoyer tout de suite l’e‑mail de bienvenue' }));
    await page.user.click(screen.getByRole('button', { name: 'Créer la personne' }));

    await waitFor(() => expect(page.address()).toBe(`/client/user/${made.id}`));
    expect(api.requestsOf('POST /users')[0]?.body).toMatchObject({
      firstName: 'Inès',
      role: 'user',
      groups: [rennes.id],
      birthday: '1985-05-17',
      phone: null,
      job: { level: 'etam', jobTitle: 'Comptable', hrRepresentative: claire.id, manager: null },
    });
    expect(api.requestsOf('POST /users')[0]?.headers.get('idempotency-key')).not.toBeNull();
    expect(api.requestsOf('POST /users/sendWelcome').map(({ body }) => body)).toEqual([{ userIds: [made.id] }]);
    await screen.findByRole('dialog', { name: 'Choisir un programme' });
    await page.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour aux utilisateurs' })).toHaveAttribute(
      'href',
      '/client/users?page=2',
    );
  });

  it('offers only the roles that one may give', async () => {
    serve();
    await open();

    await screen.findByRole('option', { name: 'Participant' });
    expect(within(screen.getByLabelText('Rôle')).queryByRole('option', { name: 'RRH' })).not.toBeInTheDocument();
  });

  it('asks of a manager for managed groups, and not for a job title', async () => {
    serve();
    const page = await open();
    await screen.findByRole('option', { name: 'Manager' });

    await page.user.selectOptions(screen.getByLabelText('Rôle'), 'manager');
    await page.user.click(screen.getByRole('button', { name: 'Continuer' }));

    within(screen.getByRole('group', { name: 'Groupes gérés' })).getByText('Champ requis');
    within(screen.getByRole('group', { name: 'Groupes' })).getByText('Champ requis');
  });

  it('says in the first step that the e-mail is taken', async () => {
    serve({ 'POST /users/check': () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } }) });
    const page = await open();
    await fillIdentity(page);

    await screen.findAllByText('L’email indiqué est déjà utilisé par un autre utilisateur.');
    expect(page.address()).toBe('/client/user/create/identity');
    expect(screen.getByLabelText('E‑mail')).toHaveAttribute('aria-invalid', 'true');
  });

  it('begins the post with the company of the organisation', async () => {
    serve();
    const page = await open();
    await settleIdentity(page);

    expect(screen.getByLabelText(/^Nom de l’entreprise/)).toHaveValue('Boisetrives SAS');
    expect(screen.getByLabelText(/^Groupe d’entreprises/)).toHaveValue('');
  });

  it('leads back to the e-mail when it was taken meanwhile, and keeps everything', async () => {
    serve({ 'POST /users': () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } }) });
    const page = await open();
    await settleIdentity(page);
    await settleJob(page);
    await page.user.click(screen.getByRole('button', { name: 'Créer la personne' }));

    await waitFor(() => expect(page.address()).toBe('/client/user/create/identity'));
    await screen.findAllByText('L’email indiqué est déjà utilisé par un autre utilisateur.');
    expect(screen.getByLabelText('Prénom')).toHaveValue('Inès');
  });

  it.each([
    ['job.hrRepresentative', 'job', 'Référent RH'],
    ['groups.0', 'identity', 'Groupes'],
  ])('leads back to the step that asks for %s when it is no longer possible', async (field, step, label) => {
    serve({ 'POST /users': () => refuse(400, { code: 'invalid', fields: { [field]: 'unknown' } }) });
    const page = await open();
    await settleIdentity(page);
    await settleJob(page);
    await page.user.click(screen.getByRole('button', { name: 'Créer la personne' }));

    await waitFor(() => expect(page.address()).toBe(`/client/user/create/${step}`));
    const group = within(await screen.findByRole('group', { name: label }));
    await group.findByText('Ce choix n’est plus possible : choisissez-en un autre.');
    await page.user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(page.address()).toBe(`/client/user/create/${step}`);
  });

  it('asks those who see every organisation for one, and offers its groups and staff alone', async () => {
    const ines = aStaffProfile('superAdmin');
    const rives = anOrganization({ name: 'Bois & Rives' });
    const api = serve({
      'GET /me': () => ines,
      'GET /organizations': () => listOf([rives]),
      'GET /organizations/:organizationId': () => anOrganization({ name: 'Équipe Passerelle' }),
    });
    const page = await open('/client/user/create', ines);
    const organization = within(await screen.findByRole('group', { name: 'Organisation' }));
    await organization.findByText('Équipe Passerelle');

    await page.user.click(organization.getByRole('button', { name: 'Choisir une organisation' }));
    await page.user.click(await organization.findByRole('radio', { name: /Bois & Rives/ }));
    await settleIdentity(page);

    const hr = within(screen.getByRole('group', { name: 'Référent RH' }));
    await page.user.click(hr.getByRole('button', { name: 'Choisir une personne' }));
    await waitFor(() => expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({ organization: rives.id }));
    expect(api.requestsOf('GET /users/groups').at(-1)?.query).toMatchObject({ organization: rives.id });
  });

  it('is for the organisation from whose page it was opened', async () => {
    const rives = anOrganization({ name: 'Bois & Rives' });
    serve({ 'GET /me': () => aStaffProfile('superAdmin'), 'GET /organizations/:organizationId': () => rives });

    await open('/client/user/create', aStaffProfile('superAdmin'), { organization: rives.id });

    const organization = within(await screen.findByRole('group', { name: 'Organisation' }));
    await organization.findByText('Bois & Rives');
  });

  it('begins with who it is, wherever it was opened too early', async () => {
    serve();
    const { address } = await open('/client/user/create/job');

    await waitFor(() => expect(address()).toBe('/client/user/create/identity'));
  });

  it('knows no other step', async () => {
    serve();
    const { address } = await open('/client/user/create/salary');

    await waitFor(() => expect(address()).toBe('/404'));
  });
});
