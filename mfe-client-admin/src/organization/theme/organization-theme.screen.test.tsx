import { contrast } from '@passerelle/shared/contract/rules/common/colour';
import {
  anOrganization,
  aStaffProfile,
  axe,
  fakeApi,
  type Handlers,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { OrganizationThemeScreen } from './organization-theme.screen';

const rives = anOrganization({ version: 3 });
const put = 'PUT /organizations/:organizationId/theme';

async function open(more: Handlers = {}) {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  const api = fakeApi({ 'GET /organizations/:organizationId': () => rives, ...more });
  const page = await renderScreen(<OrganizationThemeScreen />, {
    route: `/client/organizations/${rives.id}/theme`,
    path: '/client/organizations/:organizationId/theme',
    person: aStaffProfile('superAdmin'),
  });
  const colour = await screen.findByLabelText(/^Couleur principale/);
  const retype = async (text: string) => {
    await page.user.clear(colour);
    await page.user.type(colour, text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Enregistrer le thème' }));
  return { ...page, api, colour, retype, save };
}

const preview = () => screen.getByRole('figure', { name: /^Aperçu/ });

describe('the theme of an organisation', () => {
  it('is drawn as it is typed, and its contrast told in words', async () => {
    const { retype } = await open();
    expect(screen.getByText(/Les boutons gardent exactement cette couleur/)).toBeInTheDocument();
    await axe();

    await retype('#F2C94C');
    const ratio = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(contrast('#F2C94C', '#FFFFFF'));
    expect(screen.getByText(new RegExp(`Du blanc ne s’y lit pas : contraste de ${ratio} pour 1`))).toBeInTheDocument();
    expect(preview().getAttribute('style')).toMatch(/brand-fill: ?#F2C94C/i);
    await axe();

    await retype('#7B6CF0');
    expect(screen.getByText(/Du blanc s’y lit presque/)).toBeInTheDocument();
  });

  it('goes back to the product’s own colour, and is saved on the version that was seen', async () => {
    const { api, retype, save, user, colour, address } = await open({ [put]: () => ({ ...rives, version: 4 }) });
    await retype('#0B7A75');
    await user.click(screen.getByRole('button', { name: 'Revenir à la couleur de Passerelle' }));
    expect(colour).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Choisir la couleur'), { target: { value: '#0b7a75' } });
    expect(colour).toHaveValue('#0B7A75');
    await save();

    await screen.findByText('Thème enregistré');
    await waitFor(() => expect(address()).toBe(`/client/organizations/${rives.id}`));
    expect(api.requestsOf(put)[0]?.body).toEqual({ primary: '#0B7A75' });
    expect(api.requestsOf(put)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('refuses what is too heavy before it is sent, sends what is one, and says why the server refuses it', async () => {
    const message = 'Cette image ne s’ouvre pas.';
    const { api, save, user } = await open({
      [put]: () => refuse(415, { code: 'wrongType', message, fields: { logo: 'notAllowed' } }),
    });
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const logo = inputs[0];
    if (!logo) throw new Error('There is no chooser.');
    await user.upload(logo, new File([new Uint8Array(1_000_001)], 'logo.png', { type: 'image/png' }));
    await screen.findByText(/pèse plus de 1 Mo/);

    await user.upload(logo, new File(['x'], 'logo.png', { type: 'image/png' }));
    expect(within(preview()).getByRole('presentation', { hidden: true })).toHaveAttribute('src', 'blob:chosen');
    await save();

    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(api.requestsOf(put)[0]?.files).toMatchObject({ logo: { name: 'logo.png' } });
  });
});
