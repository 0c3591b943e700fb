import { screen, within } from '@testing-library/react';
import { aStaffProfile, axe, fakeApi, renderScreen } from '@passerelle/shared/testing';

import { followUpHandlers } from '../lists/follow-up.test-helper';
import { ChartFigures } from '../panels/chart-figures';
import { aPanel, aTarget, one, someData } from '../panels/panel.test-helper';
import { Why } from './why';

const panel = aPanel({
  type: 'barChart',
  targets: [aTarget('sum by (gender) (count_over_time(session_count{}[$range]))', { legendFormat: '{{gender}}' })],
});
const data = someData([one(7, { gender: 'woman' }), one(3, { gender: 'man' })]);
const filters = { range: { from: 100, until: 500 }, user: null, group: null, asOf: 300 };

async function open() {
  const me = aStaffProfile('headHR');
  const api = fakeApi({ 'GET /me': () => me, ...followUpHandlers });
  const opened = await renderScreen(
    <>
      <h1>Reporting</h1>
      <h2>Chiffres</h2>
      <Why panel={panel} title="Combien de connexions" data={data} filters={filters}>
        {(show, button) => (
          <>
            <ChartFigures
              kind="barChart"
              panel={panel}
              data={data}
              masked={undefined}
              title="Connexions"
              description="Connexions"
              view="table"
              show={show}
            />
            {button}
          </>
        )}
      </Why>
    </>,
    { route: '/client/reporting', person: me },
  );
  const asked = () => api.requestsOf('GET /reporting/people').map(({ query }) => query);
  return { asked, ...opened };
}
const wordsOf = ({ textContent }: HTMLElement): string => textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('« Pourquoi ce chiffre »', () => {
  it('asks nothing before it is opened, then names who makes the figure, and who is gone', async () => {
    const { user, asked } = await open();
    expect(asked()).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^Pourquoi ce chiffre/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Combien de connexions' }));
    const people = await dialog.findAllByRole('listitem');
    expect(people.map(wordsOf)).toEqual([
      expect.stringMatching(/Marek Novák.*7/),
      expect.stringMatching(/Thérèse Abadie.*3/),
    ]);
    dialog.getByText('Connexions de la période.');
    dialog.getByText(/Personnes effacées/);
    expect(asked()).toEqual([expect.objectContaining({ metric: 'session_count' })]);
    expect(asked()[0]).not.toHaveProperty('gender');
    await axe(document.body);
  });

  it('is of the part whose row is pressed, leads to the list of those, and to another part from there', async () => {
    const { user, asked } = await open();
    const row = screen.getByRole('button', { name: 'Femmes' });
    await user.click(row);

    const dialog = within(await screen.findByRole('dialog', { name: 'Combien de connexions' }));
    await dialog.findByText('Marek Novák');
    expect(asked().at(-1)).toMatchObject({ metric: 'session_count', gender: 'woman' });
    expect(dialog.getByRole('link', { name: /^Voir/ })).toHaveAttribute(
      'href',
      '/client/users?figure=session_count&from=100&gender=woman&until=300',
    );

    await user.click(dialog.getByRole('button', { name: /^Partie du chiffre\s: Femmes$/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Hommes' }));
    await dialog.findByText('Marek Novák');
    expect(asked().at(-1)).toMatchObject({ gender: 'man' });

    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(row).toHaveFocus();
  });
});
