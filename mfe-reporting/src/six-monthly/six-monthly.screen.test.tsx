import { act, screen, waitFor, within } from '@testing-library/react';
import {
  anOrganization,
  aStaffProfile,
  aUserSummary,
  axe,
  fakeApi,
  FROZEN_NOW,
  type Handlers,
  listOf,
  renderScreen,
} from '@passerelle/shared/testing';
import type { Organization } from '@passerelle/shared/contract';
import { clearCachedAnswers } from '@passerelle/shared/client';

import { aReport } from './report.test-helper';
import { SixMonthlyScreen } from './six-monthly.screen';

// Printing is tested in a browser: here it is over when the test says so.
const print = { isAsked: false, done: (): void => undefined };
jest.mock('../export/use-print', () => ({
  usePrint: (isAsked: boolean, done: () => void) => Object.assign(print, { isAsked, done }),
}));

const CALL = 'GET /reporting/sixMonthly';
const filed = { agreementKind: 'mobilityLeave', agreementFiledOn: '2025-11-10' } as const;
const report = aReport({
  followed: 40,
  begun: 12,
  left: 14,
  'left.external': 11,
  'ended.cdi': 9,
  'ended.cddShort': 2,
  'ended.retired': 3,
  ended: 14,
  job_interview_done_count: 20,
});

async function open(organization: Partial<Organization>, role: 'owner' | 'superAdmin' = 'owner', more: Handlers = {}) {
  const me = aStaffProfile(role);
  const shown = anOrganization(organization);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /organizations/:organizationId': () => shown,
    [CALL]: () => report,
    'GET /users': () => listOf([aUserSummary({ firstName: 'Paul', lastName: 'Roussel' })]),
    ...more,
  });
  const opened = await renderScreen(<SixMonthlyScreen />, { route: '/client/reporting/six-monthly', person: me });
  return { api, shown, ...opened };
}
const part = (name: RegExp) => screen.findByRole('region', { name });
const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));

beforeEach(() => clearCachedAnswers());

describe('the six-monthly report', () => {
  it('opens on the last period that is over, and has three parts with what is to be completed by hand', async () => {
    const { api } = await open(filed);

    const measures = await part(/^2\. Mesures/);
    expect(cellsOf(within(measures).getByRole('row', { name: /^Entretiens/ }))).toEqual([
      '20 personnes : Entretiens d’embauche passés',
      '40',
    ]);
    within(await part(/^1\. Ruptures/)).getByRole('row', { name: /^Total des ruptures/ });
    within(await part(/^3\. Situation/)).getByRole('row', { name: /^Issue à renseigner/ });
    expect(within(measures).getByRole('list', { name: 'À compléter à la main' })).toHaveTextContent(
      'Actions de formation pendant le congé',
    );
    expect(api.requestsOf(CALL).map(({ query }) => query)).toEqual([
      expect.objectContaining({
        from: Date.parse('2026-05-10T00:00:00+02:00'),
        until: Date.parse('2026-11-10T00:00:00+01:00'),
      }),
    ]);
    await axe();
  });

  it('shows another period; the current one is marked, and ends now', async () => {
    const { api, user, address } = await open(filed);
    await part(/^3\. Situation/);
    await user.click(screen.getByRole('button', { name: /^Période/ }));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => /en cours/.test(textContent ?? ''))).toEqual([
      true,
      false,
      false,
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: /en cours/ }));

    await screen.findByText('Cette période n’est pas terminée');
    await waitFor(() => expect(api.requestsOf(CALL)).toHaveLength(2));
    expect(address()).toBe('/client/reporting/six-monthly?period=3');
    const until = Number(api.requestsOf(CALL).at(-1)?.query['until']);
    expect(until - Date.parse(FROZEN_NOW)).toBeLessThanOrEqual(300_000);
  });

  it('opens the people of a figure, counted in the same range', async () => {
    const { api, user, shown } = await open(filed);
    const ends = await part(/^1\. Ruptures/);
    const figure = within(ends).getByRole('button', { name: /^11\s+personnes\s: Emploi externe$/ });
    await user.click(figure);

    const dialog = within(await screen.findByRole('dialog', { name: 'Emploi externe' }));
    await dialog.findByText('Paul Roussel');
    const [asked] = api.requestsOf(CALL);
    expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({
      figure: 'left.external',
      figureFrom: asked?.query['from'],
      figureUntil: asked?.query['until'],
      organization: shown.id,
    });
    dialog.getByRole('link', { name: /^Voir la liste/ });
    await axe(document.body);
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(figure).toHaveFocus());
  });

  it('masks small figures on paper, and shows them again afterwards', async () => {
    const { user } = await open(filed);
    const situations = await part(/^3\. Situation/);
    const shortTerm = () => cellsOf(within(situations).getByRole('row', { name: /moins de six mois/ }));
    expect(shortTerm()).toEqual([expect.stringMatching(/^2 /)]);
    await user.click(screen.getByRole('button', { name: 'Exporter le rapport' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exporter ou imprimer' }));
    expect(dialog.getByRole('checkbox', { name: 'À transmettre' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Imprimer' }));

    await waitFor(() => expect(shortTerm()).toEqual(['masqué']));
    expect(print.isAsked).toBe(true);
    screen.getByText(/^À transmettre\./);
    act(() => print.done());
    await waitFor(() => expect(shortTerm()).toEqual([expect.stringMatching(/^2 /)]));
  });

  it('without an agreement says whom to ask, or leads to the setting', async () => {
    const owner = await open({});
    await screen.findByRole('heading', { name: 'Aucun accord n’est noté' });
    screen.getByText(/Écrivez à l’équipe Passerelle/);
    expect(screen.queryByRole('link', { name: 'Noter l’accord' })).not.toBeInTheDocument();
    expect(owner.api.requestsOf(CALL)).toEqual([]);
    await axe();
    owner.unmount();

    const { shown } = await open({}, 'superAdmin');
    expect(await screen.findByRole('link', { name: 'Noter l’accord' })).toHaveAttribute(
      'href',
      `/client/organizations/${shown.id}/edit`,
    );
  });

  it('has no period before the day of filing', async () => {
    await open({ ...filed, agreementFiledOn: '2027-01-04' });
    await screen.findByText(/Elle commence le 4\sjanvier\s2027/);
  });
});
