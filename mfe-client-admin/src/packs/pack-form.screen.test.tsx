import type { LicensePack } from '@passerelle/shared/contract';
import {
  aLicensePack,
  anOrganization,
  aProgram,
  aStaffProfile,
  axe,
  dateField,
  enterDate,
  fakeApi,
  type Handlers,
  listOf,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { PackFormScreen } from './pack-form.screen';

const rives = anOrganization();
const program = aProgram();
const pack = aLicensePack({ version: 3, programs: [{ id: program.id, name: program.name, type: 'basic' }] });

async function open(packId: string, more: Handlers = {}) {
  const api = fakeApi({
    'GET /organizations/:organizationId': () => rives,
    'GET /licensePacks/:packId': () => pack,
    'GET /programs': () => listOf([program]),
    ...more,
  });
  const page = await renderScreen(<PackFormScreen />, {
    route: `/client/organizations/${rives.id}/packs/form/${packId}`,
    path: '/client/organizations/:organizationId/packs/form/:packId?',
    person: aStaffProfile('superAdmin'),
  });
  await screen.findByLabelText('Nom du pack');
  const retype = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    await page.user.type(screen.getByLabelText(label), text);
  };
  return { ...page, api, retype };
}

const put = 'PUT /licensePacks/:packId';

describe('a licence pack', () => {
  it('is added with its seats, days and programmes', async () => {
    const { api, user, retype, address } = await open('', { 'POST /licensePacks': () => pack });
    await axe();
    await retype('Nom du pack', 'Promotion 2027');
    await retype('Nombre de places', '25');
    await enterDate(dateField('Premier jour'), '01/12/2026');
    await enterDate(dateField('Dernier jour'), '30/11/2027');
    await user.click(await screen.findByRole('checkbox', { name: program.name }));
    await user.click(screen.getByRole('button', { name: 'Ajouter le pack' }));

    await screen.findByText('Pack ajouté');
    await waitFor(() => expect(address()).toBe(`/client/organizations/${rives.id}`));
    expect(api.requestsOf('POST /licensePacks')[0]?.body).toEqual({
      organization: rives.id,
      name: 'Promotion 2027',
      description: null,
      maxLicenses: 25,
      period: { fromDate: '2026-12-01', toDate: '2027-11-30' },
      programs: [program.id],
    });
  });

  it('says of every field that nothing was entered into, its days among them', async () => {
    const { user } = await open('');
    await user.click(screen.getByRole('button', { name: 'Ajouter le pack' }));

    await waitFor(() => expect(screen.getByLabelText('Nom du pack')).toBeInvalid());
    expect(screen.getByLabelText('Nombre de places')).toBeInvalid();
    for (const label of ['Premier jour', 'Dernier jour']) expect(dateField(label)).toBeInvalid();
  });

  it('says on the field how many seats are used where there would be fewer', async () => {
    const message = 'Places déjà prises dans ce pack : 29. Il ne peut pas en compter moins.';
    const { user, retype } = await open(pack.id, {
      [put]: () => refuse(409, { code: 'conflict', message, fields: { maxLicenses: 'tooSmall' } }),
    });
    await retype('Nombre de places', '10');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    await waitFor(() => expect(screen.getByLabelText('Nombre de places')).toHaveAccessibleDescription(message));
    expect(screen.queryByText('Modifié entre-temps par quelqu’un d’autre')).not.toBeInTheDocument();
  });

  it('has a description in plain text, whose lines stay as they are', async () => {
    const description = 'Douze <semaines> & plus.\n\nPuis une suite.';
    const stored: LicensePack = { ...pack, description };
    const { api, user, retype } = await open(pack.id, {
      'GET /licensePacks/:packId': () => stored,
      [put]: () => ({ ...stored, version: pack.version + 1 }),
    });
    expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue(description);
    await retype('Nom du pack', 'Hiver');
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));

    await screen.findByText('Pack modifié');
    expect(api.requestsOf(put)[0]?.body).toMatchObject({ name: 'Hiver', description });
  });

  it('given another change meanwhile, shows both values and saves on the version that is there', async () => {
    const now: LicensePack = { ...pack, version: 4, name: 'Automne bis' };
    const { api, user, retype } = await open(pack.id, { [put]: () => refuse(409, { code: 'conflict' }) });
    await retype('Nom du pack', 'Hiver');
    api.answer({ 'GET /licensePacks/:packId': () => now });
    const save = screen.getByRole('button', { name: 'Enregistrer les modifications' });
    await user.click(save);

    const row = await screen.findByRole('row', { name: /^Nom du pack/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hiver', 'Automne bis']);
    api.answer({ [put]: () => ({ ...now, version: 5 }) });
    await user.click(save);
    await screen.findByText('Pack modifié');
    expect(api.requestsOf(put).at(-1)?.headers.get('if-match')).toBe('"4"');
  });
});
