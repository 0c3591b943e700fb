import { activateLocale, formatsFor } from '@passerelle/shared/i18n';
import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { ChartFigures } from './chart-figures';
import { aPanel, aTarget, one, someData } from './panel.test-helper';
import { readingOf } from './reading';

const panel = aPanel({
  type: 'barChart',
  reading: 'average',
  fieldConfig: { unit: 'level' },
  targets: [aTarget('sum by (badge) (user_badges{})', { legendFormat: '{{badge}}' })],
});
const data = someData([
  one(2, { badge: 'linkedin' }),
  one(3, { badge: 'cv' }),
  one(undefined, { badge: 'networking' }),
]);
const plain = (text: string | null): string | undefined => text?.replaceAll(/\s/g, ' ');
const open = (view: 'chart' | 'table') =>
  renderScreen(
    <>
      <h1>Reporting</h1>
      <ChartFigures
        kind="barChart"
        panel={panel}
        data={data}
        masked={undefined}
        title="Badges"
        description=""
        view={view}
      />
    </>,
  );
beforeEach(() => activateLocale('fr'));

describe('the badges of a person', () => {
  it('are words and shields, not lengths', async () => {
    await open('chart');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'CVOr',
      'LinkedInArgent',
      'RéseauÀ commencer',
    ]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await axe();
  });

  it('are words in the table and in the sentence too', async () => {
    await open('table');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Or', 'Argent', 'À commencer']);
    expect(plain(readingOf(panel, data, formatsFor()).sentence)).toBe(
      'CV : Or, LinkedIn : Argent et Réseau : À commencer.',
    );
    await axe();
  });
});
