import { activateLocale } from '@passerelle/shared/i18n';
import { axe, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { FiguresTable } from './figures-table';
import { aPanel, aTarget, byDay, dayFrom, one, someData } from './panel.test-helper';
import { panelFigures } from './panel-figures';

const goal = aPanel({
  type: 'barChart',
  reading: 'share',
  outOf: 1,
  fieldConfig: { unit: 'percentunit' },
  targets: [
    aTarget('avg by (gender) (average_goal_success)', { legendFormat: '{{gender}}' }),
    aTarget('count by (gender) (average_goal_success)', { legendFormat: '{{gender}}', hide: true }),
  ],
});
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
beforeEach(() => activateLocale('fr'));

describe('the table of a panel', () => {
  it('says out of how many each rate of a split is, under a heading', async () => {
    const data = someData([
      one(0.19, { gender: 'woman' }),
      one(0.07, { gender: 'man' }),
      one(16, { gender: 'woman' }, 1),
      one(14, { gender: 'man' }, 1),
    ]);
    const figures = panelFigures(goal, data);
    await renderScreen(
      <>
        <h1>Reporting</h1>
        <FiguresTable caption="Objectif" figures={figures} unit="percentunit" zone="Europe/Paris" />
      </>,
    );

    expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['Répartition', 'Valeur', 'Sur']);
    expect(textsOf(screen.getAllByRole('cell'))).toEqual(['19 %', '16', '7 %', '14']);
    await axe();
  });

  it('tells a zero from what could not be measured, also to a screen reader', async () => {
    const data = someData([byDay([0, undefined, null])], { buckets: [0, 1, 2].map(dayFrom) });
    const figures = panelFigures(aPanel({ type: 'graph' }), data);
    await renderScreen(
      <>
        <h1>Reporting</h1>
        <FiguresTable caption="Jours" figures={figures} unit="short" zone="Europe/Paris" />
      </>,
    );

    await axe();
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['ven. 13', 'sam. 14', 'dim. 15']);
    expect(textsOf(screen.getAllByRole('cell'))).toEqual(['0', '–aucune donnée', '–aucune donnée']);
  });
});
