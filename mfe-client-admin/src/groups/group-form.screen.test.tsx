import { screen, waitFor, within } from '@testing-library/react';
import {
  aLicensePack,
  anOrganization,
  aStaffProfile,
  aUserGroup,
  axe,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import { Route, Routes } from 'react-router-dom';
import { GroupFormScreen } from './group-form.screen';

const owner = aStaffProfile('owner');
const autumn = aLicensePack({ name: 'Automne 2026', availableLicenseCount: 11 });
const extensions = aLicensePack({ name: 'Extensions', availableLicenseCount: 0 });
const winter = aLicensePack({ name: 'Hiver 2027' });
const lyon = aUserGroup({
  name: 'Site de Lyon',
  description: 'Les ateliers de Lyon.',
  licensePacks: [{ id: autumn.id, name: autumn.name, maxLicenses: 40 }],
  version: 3,
});

const api = (more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => owner,
    'GET /licensePacks': () => listOf([autumn, extensions]),
    'GET /users/groups/:groupId': () => lyon,
    'GET /me/drafts/:form': () => null,
    'PUT /me/drafts/:form': () => null,
    'DELETE /me/drafts/:form': () => null,
    ...more,
  } as Handlers);

const page = (
  <Routes>
    <Route path="/client/groups" element={<h1>Groupes</h1>} />
    <Route path="/client/groups/form/:groupId?" element={<GroupFormScreen />} />
  </Routes>
);
const open = (route: string) => renderScreen(page, { route, person: owner });

describe('the form of a group', () => {
  it('asks for a name, a description and at least one pack', async () => {
    const calls = api();
    const { user } = await open('/client/groups/form');
    await screen.findByText('11 places libres', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Créer le groupe' }));

    const summary = await screen.findByRole('alert');
    for (const name of ['Nom du groupe', 'Description', 'Packs de licences']) expect(summary).toHaveTextContent(name);
    expect(calls.requestsOf('POST /users/groups')).toEqual([]);
    await axe();
  });

  it('creates a group with the packs that were found, and leads back to the list', async () => {
    const calls = api({ 'POST /users/groups': () => lyon });
    const { user, address } = await open('/client/groups/form');
    await user.type(await screen.findByRole('textbox', { name: 'Nom du groupe' }), 'Site de Lyon');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Les ateliers de Lyon.');
    await user.click(await screen.findByRole('checkbox', { name: /Automne 2026/ }));
    await user.click(screen.getByRole('checkbox', { name: /Extensions/ }));
    await user.click(screen.getByRole('button', { name: 'Créer le groupe' }));

    await waitFor(() => expect(address()).toBe('/client/groups'));
    expect(calls.requestsOf('POST /users/groups').at(-1)?.body).toEqual({
      name: 'Site de Lyon',
      description: 'Les ateliers de Lyon.',
      licensePacks: [autumn.id, extensions.id],
    });
    expect(calls.requestsOf('GET /licensePacks')[0]?.query).toMatchObject({
      organization: owner.organization?.id,
      pageSize: 15,
    });
  });

  it('keeps what was changed when a colleague has changed the group meanwhile, and shows the rest as it is stored', async () => {
    const renamed = { ...lyon, name: 'Lyon-Gerland', version: 4 };
    let stored = lyon;
    const calls = api({
      'GET /users/groups/:groupId': () => stored,
      'PUT /users/groups/:groupId': () => (stored === lyon ? refuse(409, { code: 'conflict' }) : renamed),
    });
    const { user } = await open(`/client/groups/form/${lyon.id}`);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.clear(description);
    await user.type(description, 'Deux ateliers.');
    calls.answer({ 'PUT /users/groups/:groupId': () => refuse(409, { code: 'conflict' }) });
    stored = renamed;
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    await screen.findByText(/Ce groupe a été modifié entre-temps/);
    const row = screen.getByRole('row', { name: /^Description/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Deux ateliers.');
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('Les ateliers de Lyon.');
    // A field left unchanged here is no conflict: it shows the stored value.
    expect(screen.queryByRole('row', { name: /^Nom du groupe/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nom du groupe' })).toHaveValue('Lyon-Gerland');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Deux ateliers.');
  });

  it('names the packs of both where two people choose others', async () => {
    const theirs = { id: extensions.id, name: 'Extensions', maxLicenses: 5 };
    let stored = lyon;
    api({
      'GET /users/groups/:groupId': () => stored,
      'PUT /users/groups/:groupId': () => refuse(409, { code: 'conflict' }),
      'GET /licensePacks': () => listOf([autumn, winter]),
    });
    const { user } = await open(`/client/groups/form/${lyon.id}`);
    await user.click(await screen.findByRole('checkbox', { name: /Hiver 2027/ }));
    stored = { ...lyon, licensePacks: [theirs], version: 4 };
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    const row = await screen.findByRole('row', { name: /^Packs de licences/ });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Automne 2026 et Hiver 2027');
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('Extensions');
  });

  it('asks the product’s own staff for which organisation, and offers its packs alone', async () => {
    const [rives, morel] = [
      anOrganization({ id: crypto.randomUUID(), name: 'Bois & Rives' }),
      anOrganization({ id: crypto.randomUUID(), name: 'Verreries Morel' }),
    ];
    const person = aStaffProfile('superAdmin');
    const calls = api({
      'GET /me': () => person,
      'GET /organizations': () => listOf([rives, morel]),
      'GET /organizations/:organizationId': () => rives,
      'POST /users/groups': () => lyon,
    });
    const { user } = await renderScreen(page, { route: '/client/groups/form', person });
    await user.click(await screen.findByRole('button', { name: 'Choisir une organisation' }));
    await user.click(await screen.findByRole('radio', { name: /Verreries Morel/ }));
    await user.type(screen.getByRole('textbox', { name: 'Nom du groupe' }), 'Four');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Le four.');
    await waitFor(() =>
      expect(calls.requestsOf('GET /licensePacks').at(-1)?.query).toMatchObject({ organization: morel.id }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /Automne 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Créer le groupe' }));
    await waitFor(() =>
      expect(calls.requestsOf('POST /users/groups').at(-1)?.body).toMatchObject({ organization: morel.id }),
    );
  });

  it('says so of a group that is not there', async () => {
    api({ 'GET /users/groups/:groupId': () => refuse(404, { code: 'notFound' }) });
    await open(`/client/groups/form/${lyon.id}`);
    await screen.findByRole('heading', { name: 'Ce groupe n’est pas dans votre organisation' });
    expect(screen.getByRole('link', { name: 'Voir tous les groupes' })).toHaveAttribute('href', '/client/groups');
  });
});
