import {
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { OrganizationCreateScreen } from './organization-create.screen';

async function fill(handlers: Handlers) {
  const api = fakeApi(handlers);
  const page = await renderScreen(<OrganizationCreateScreen />, {
    route: '/client/organizations/create',
    person: aStaffProfile('superAdmin'),
  });
  const type = (label: string | RegExp, text: string) => page.user.type(screen.getByLabelText(label), text);
  await type('Nom de l’entreprise', 'Rebond Conseil');
  await page.user.selectOptions(screen.getByLabelText(/^Secteur d’activité/), 'Enseignement');
  await type('Prénom', 'Anne');
  await type('Nom', 'Martin');
  await type('Adresse e‑mail', 'anne@rebond.example');
  const send = () => page.user.click(screen.getByRole('button', { name: 'Ajouter et envoyer l’invitation' }));
  return { ...page, api, send };
}

describe('adding an organisation', () => {
  it('says of every required field that nothing was entered into, those of the owner among them', async () => {
    fakeApi({});
    const { user } = await renderScreen(<OrganizationCreateScreen />, {
      route: '/client/organizations/create',
      person: aStaffProfile('superAdmin'),
    });
    await user.click(screen.getByRole('button', { name: 'Ajouter et envoyer l’invitation' }));

    for (const label of ['Nom de l’entreprise', 'Prénom', 'Nom', 'Adresse e‑mail']) {
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    }
  });

  it('sends it with its owner, says that the invitation has left, and shows it', async () => {
    const made = anOrganization({ name: 'Rebond Conseil' });
    const { api, send, address } = await fill({ 'POST /organizations': () => made });
    await axe();
    await send();

    await screen.findByText('Rebond Conseil est ajoutée, et son invitation est partie');
    await waitFor(() => expect(address()).toBe(`/client/organizations/${made.id}`));
    expect(api.requestsOf('POST /organizations')[0]?.body).toEqual({
      name: 'Rebond Conseil',
      group: null,
      companyName: null,
      serialNumber: null,
      VATserialNumber: null,
      companySize: null,
      businessType: 'education',
      address: { street: null },
      billingAddress: { street: null },
      locale: 'fr',
      owner: { firstName: 'Anne', lastName: 'Martin', email: 'anne@rebond.example' },
    });
  });

  it('says on the field that the name or the address is taken, and keeps what was typed', async () => {
    const { send } = await fill({
      'POST /organizations': () =>
        refuse(409, { code: 'duplicate', fields: { name: 'duplicate', 'owner.email': 'duplicate' } }),
    });
    await send();

    await waitFor(() =>
      expect(screen.getByLabelText('Nom de l’entreprise')).toHaveAccessibleDescription(/porte déjà ce nom/),
    );
    expect(screen.getByLabelText('Adresse e‑mail')).toHaveAccessibleDescription(/déjà utilisé/);
    expect(screen.getByLabelText('Nom de l’entreprise')).toHaveValue('Rebond Conseil');
  });
});
