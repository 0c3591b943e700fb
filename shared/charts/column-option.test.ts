import type { ColumnChart } from './chart';
import { aChartLook } from './chart-look.test-helper';
import { columnOption } from './column-option';

const groups = ['CV', 'LinkedIn', 'Projet professionnel'];
const badges: ColumnChart = {
  kind: 'columns',
  groups,
  columns: [
    { name: 'Argent', fill: '#828D9D', values: [2, null, 1], figures: ['2', '–', '1'] },
    { name: 'Or', fill: '#EDBB4E', values: [0, 4, 1], figures: ['0', '4', '1'] },
  ],
  description: 'Badges',
};
const days: ColumnChart = {
  ...badges,
  columns: badges.columns.map(({ name, fill, values }) => ({ name, fill, values })),
  overTime: { tips: ['lun.', 'mar.', 'mer.'], isStacked: true, unfinished: 2 },
};

describe('columns', () => {
  it('stand side by side, differ by more than their colour, and cut no name', () => {
    const { series, xAxis, tooltip } = columnOption(badges, aChartLook);
    expect(series).toMatchObject([{ data: [2, 0, 1] }, { data: [0, 4, 1], itemStyle: { decal: { symbol: 'rect' } } }]);
    expect(series).not.toMatchObject([{ stack: 'all' }, {}]);
    expect(xAxis).toMatchObject({ axisLabel: { interval: 0, overflow: 'break' } });
    expect(JSON.stringify(xAxis)).not.toContain('truncate');
    expect(tooltip).toBeUndefined();
  });

  it('with many names slant them rather than leaving some out', () => {
    const { xAxis } = columnOption({ ...badges, groups: [...groups, 'Réseau'] }, aChartLook);
    expect(xAxis).toMatchObject({ axisLabel: { interval: 0, rotate: 40 } });
  });

  it('over time stand on each other where they are parts of one whole, and have a tooltip without HTML', () => {
    const { series, tooltip, xAxis } = columnOption(days, aChartLook);
    expect(series).toMatchObject([{ stack: 'all' }, { stack: 'all' }]);
    expect(tooltip).toMatchObject({ renderMode: 'richText', confine: true });
    // Fewer labels rather than cut ones.
    expect(xAxis).toMatchObject({ axisLabel: { hideOverlap: true } });
  });

  it('run from right to left where the language does, also within a group', () => {
    const look = { ...aChartLook, rightToLeft: true };
    const { series, xAxis, yAxis } = columnOption({ ...badges, groups: [...groups, 'Réseau'] }, look);

    expect(series).toMatchObject([{ name: 'Or' }, { name: 'Argent' }]);
    expect(xAxis).toMatchObject({ inverse: true, axisLabel: { rotate: -40 } });
    expect(yAxis).toMatchObject({ position: 'right' });
    expect(columnOption(days, look).series).toMatchObject([{ name: 'Argent' }, { name: 'Or' }]);
  });

  it('draw the group that goes on fainter, with a dashed edge', () => {
    expect(columnOption(days, aChartLook).series).toMatchObject([
      { data: [2, 0, { value: 1, itemStyle: { opacity: 0.45, borderType: 'dashed', borderColor: '#828D9D' } }] },
      { data: [0, 4, { value: 1, itemStyle: { opacity: 0.45 } }] },
    ]);
  });
});
