import type { Organization } from '@passerelle/shared/contract';
import {
  anOrganization,
  aStaffProfile,
  axe,
  dateField,
  enterDate,
  fakeApi,
  refuse,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { OrganizationEditScreen } from './organization-edit.screen';

const rives = anOrganization({ version: 3 });

async function open(more: Handlers = {}) {
  const api = fakeApi({ 'GET /organizations/:organizationId': () => rives, ...more });
  const page = await renderScreen(<OrganizationEditScreen />, {
    route: `/client/organizations/${rives.id}/edit`,
    path: '/client/organizations/:organizationId/edit',
    person: aStaffProfile('superAdmin'),
  });
  await screen.findByLabelText('Nom de l’entreprise');
  const retype = async (label: string | RegExp, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    await page.user.type(screen.getByLabelText(label), text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  return { ...page, api, retype, save };
}

const put = 'PUT /organizations/:organizationId';

describe('editing an organisation', () => {
  it('sends all of it on the version that was seen', async () => {
    const { api, retype, save, user, address } = await open({ [put]: () => ({ ...rives, version: 4 }) });
    await axe();
    await retype('Durée de conservation du journal', '24');
    await retype('Heure de l’e‑mail du lundi', '7');
    await user.selectOptions(screen.getByLabelText(/^Fuseau horaire/), 'America/New York');
    await user.selectOptions(screen.getByLabelText('Double authentification demandée'), 'À tout le monde');
    await save();

    await screen.findByText('Organisation modifiée');
    await waitFor(() => expect(address()).toBe(`/client/organizations/${rives.id}`));
    const [sent] = api.requestsOf(put);
    expect(sent?.body).toMatchObject({
      name: 'Boisetrives',
      auditMonths: 24,
      requiresSecondFactor: 'everyone',
      timeZone: 'America/New_York',
      mondayMailHour: 7,
    });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  it('says how long a log may be kept before anything is sent', async () => {
    const { api, retype, save } = await open();
    await retype('Durée de conservation du journal', '40');
    await save();

    await waitFor(() =>
      expect(screen.getByLabelText('Durée de conservation du journal')).toHaveAccessibleDescription(/36 mois au plus/),
    );
    expect(api.requestsOf(put)).toEqual([]);
  });

  it('notes the agreement with its day of filing, and asks for the missing one of the two', async () => {
    const { api, save, user } = await open({ [put]: () => ({ ...rives, version: 4 }) });
    await user.selectOptions(screen.getByLabelText(/^Accord collectif/), 'Rupture conventionnelle collective');
    await save();
    const filed = dateField('Date de dépôt de l’accord (facultatif)');
    await waitFor(() => expect(filed).toHaveAccessibleDescription(/^Champ requis/));
    expect(api.requestsOf(put)).toEqual([]);

    await enterDate(filed, '02/03/2026');
    await save();
    await screen.findByText('Organisation modifiée');
    expect(api.requestsOf(put).at(-1)?.body).toMatchObject({
      agreementKind: 'collectiveTermination',
      agreementFiledOn: '2026-03-02',
    });
  });

  it('given another change meanwhile, shows both values and saves on the second press', async () => {
    const now: Organization = { ...rives, version: 4, group: 'Groupe Keravel', companyName: 'Rives et fils' };
    const { api, retype, save } = await open({ [put]: () => refuse(409, { code: 'conflict' }) });
    await retype(/^Groupe/, 'Groupe des Rives');
    api.answer({ 'GET /organizations/:organizationId': () => now });
    await save();

    const row = await screen.findByRole('row', { name: /^Groupe / });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Groupe des Rives', 'Groupe Keravel']);
    expect(screen.queryByRole('row', { name: /^Raison sociale/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Raison sociale/)).toHaveValue('Rives et fils');
    await axe();
    api.answer({ [put]: () => ({ ...now, version: 5 }) });
    await save();

    await screen.findByText('Organisation modifiée');
    expect(api.requestsOf(put).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(api.requestsOf(put).at(-1)?.body).toMatchObject({ group: 'Groupe des Rives', companyName: 'Rives et fils' });
  });
});
