import { activateLocale } from '@passerelle/shared/i18n';

import { aPanel, aTarget, one, someData } from '../panels/panel.test-helper';
import { panelFigures } from '../panels/panel-figures';
import { askedByRow } from '../panels/people-of';
import { partsOf } from './parts';

beforeEach(() => activateLocale('fr'));

const byGender = aPanel({
  targets: [aTarget('sum by (gender) (active_users_count)', { legendFormat: '{{gender}}' })],
});
const badges = aPanel({
  type: 'barChart',
  targets: [aTarget('sum by (badge, level) (client_badges)', { legendFormat: '{{badge}} {{level}}' })],
});

describe('the parts of a figure', () => {
  it('are the whole, then each of its split whose people can be asked for', () => {
    const data = someData([one(3, { gender: 'woman' }), one(4, { gender: 'man' }), one(1, { gender: '' })]);
    const parts = partsOf(byGender, data);

    expect(parts.map(({ labels }) => labels)).toEqual([{}, { gender: 'woman' }, { gender: 'man' }]);
    const rows = panelFigures(byGender, data).rows.map((row) => askedByRow(byGender, row)?.labels);
    expect(rows).toEqual([{ gender: 'woman' }, { gender: 'man' }, undefined]);
  });

  it('are of a table of two labels its rows and its cells', () => {
    const data = someData([one(3, { badge: 'cv', level: 'lvl2' }), one(1, { badge: 'cv', level: 'lvl3' })]);
    const parts = partsOf(badges, data);

    expect(parts.map(({ labels }) => labels)).toEqual([
      {},
      { badge: 'cv' },
      { badge: 'cv', level: 'lvl2' },
      { badge: 'cv', level: 'lvl3' },
    ]);
    const [row] = panelFigures(badges, data).rows;
    expect(row && askedByRow(badges, row)?.labels).toEqual({ badge: 'cv' });
  });

  it('are each figure of a panel that shows several', () => {
    const panel = aPanel({
      type: 'pieChart',
      targets: [aTarget('sum(active_users_count)'), aTarget('sum(inactive_users_count)')],
    });
    const data = someData([one(3), one(1, {}, 1)]);
    const parts = partsOf(panel, data);

    expect(parts.map(({ metric }) => metric)).toEqual(['active_users_count', 'inactive_users_count']);
    const rows = panelFigures(panel, data).rows.map((row) => askedByRow(panel, row)?.metric);
    expect(rows).toEqual(['active_users_count', 'inactive_users_count']);
  });

  it('are none but the whole while the figure is not there', () => {
    expect(partsOf(byGender, undefined)).toHaveLength(1);
  });
});
