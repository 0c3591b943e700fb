import {
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { OrganizationDetailsScreen } from './organization-details.screen';

const rives = anOrganization();

async function open(more: Handlers = {}) {
  const api = fakeApi({
    'GET /organizations/:organizationId': () => rives,
    'GET /licensePacks': () => listOf([]),
    ...more,
  });
  const page = await renderScreen(<OrganizationDetailsScreen />, {
    route: `/client/organizations/${rives.id}`,
    path: '/client/organizations/:organizationId',
    person: aStaffProfile('superAdmin'),
  });
  return { ...page, api };
}

describe('the page of an organisation', () => {
  it('says who it is, what is not known of it, and who looks after it', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Boisetrives' });
    const identity = within(screen.getByRole('region', { name: 'Identité' }));
    expect(identity.getByText('Industrie manufacturière')).toBeInTheDocument();
    expect(identity.getAllByText('Non renseigné')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ajouter une personne' })).toHaveAttribute('href', '/client/user/create');
    expect(screen.getByRole('region', { name: 'Administrateurs' })).toHaveTextContent(/Paule Arnaud.*principal/);
    const settings = within(screen.getByRole('region', { name: 'Réglages' }));
    expect(settings.getByText('Accord collectif').nextSibling).toHaveTextContent('Non renseigné');
    expect(settings.getByRole('link', { name: 'Rapport semestriel' })).toHaveAttribute(
      'href',
      `/client/reporting/six-monthly?organization=${rives.id}`,
    );
    await axe();
  });

  it('says under which agreement its people are supported', async () => {
    const filed = anOrganization({ agreementKind: 'mobilityLeave', agreementFiledOn: '2026-03-02' });
    await open({ 'GET /organizations/:organizationId': () => filed });
    expect((await screen.findByText('Accord collectif')).nextSibling).toHaveTextContent(
      /^Accord de GEPP avec congé de mobilité\s*Déposé le 2\smars/,
    );
  });

  it('invites one more who looks after it, and says on the field that an address is taken', async () => {
    const taken = () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } });
    const { api, user } = await open({ 'POST /organizations/:organizationId/owners': taken });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un administrateur' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ajouter un administrateur' }));
    await user.type(dialog.getByLabelText('Prénom'), 'Anne');
    await user.type(dialog.getByLabelText('Nom'), 'Martin');
    await user.type(dialog.getByLabelText('Adresse e‑mail'), 'anne@rebond.example');
    await user.selectOptions(dialog.getByLabelText('Rôle'), 'Administrateur');
    const send = dialog.getByRole('button', { name: 'Ajouter et envoyer l’invitation' });
    await user.click(send);
    await waitFor(() => expect(dialog.getByLabelText('Adresse e‑mail')).toHaveAccessibleDescription(/déjà utilisé/));

    api.answer({
      'POST /organizations/:organizationId/owners': () => ({ id: rives.id, firstName: 'Anne', lastName: 'Martin' }),
    });
    await user.click(send);
    await screen.findByText('L’invitation est partie');
    expect(api.requestsOf('POST /organizations/:organizationId/owners').at(-1)?.body).toEqual({
      firstName: 'Anne',
      lastName: 'Martin',
      email: 'anne@rebond.example',
      role: 'admin',
    });
  });

  it('says when there is none', async () => {
    await open({ 'GET /organizations/:organizationId': () => refuse(404, { code: 'notFound' }) });
    await screen.findByRole('heading', { level: 1, name: 'Cette organisation n’existe pas' });
  });
});
