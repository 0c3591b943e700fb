import type { ChartLook } from '@passerelle/shared/ui/data';
import { barOption } from './bar-option';
import { radarOption } from './radar-option';
import type { ScoreRow } from './score-row';

const look: ChartLook = {
  lines: ['#6B5AED', '#1F7A74'],
  ...{ soft: '#B3B6FF', track: '#E6E1D8', text: '#575161', grid: '#ECE7DF', baseline: '#8C857E' },
  ...{ ink: '#231F2A', surface: '#FFFFFF', font: 'Onest Variable', rightToLeft: false },
};
const row = (key: string, score: number, rest: Partial<ScoreRow> = {}): ScoreRow => ({
  ...{ key, name: key, score, share: 0, most: 8, isTop: false },
  ...rest,
});
const rows = [row('verbal', 7, { isTop: true }), row('musical', 0)];
const drawing = { rows, figures: ['7', '0'], description: 'Vos points', look };

describe('bars', () => {
  it('hatch what belongs to the profile, on a track as long as the most there can be', () => {
    const { series, xAxis, aria } = barOption(drawing);
    expect(aria).toEqual({ enabled: true, label: { description: 'Vos points' }, decal: { show: true } });
    expect(xAxis).toMatchObject({ min: 0, max: 8 });
    expect(series).toMatchObject([
      {
        showBackground: true,
        data: [
          { value: 7, itemStyle: { color: '#6B5AED', decal: { symbol: 'rect' } } },
          { value: 0, itemStyle: { color: '#B3B6FF', decal: { color: 'rgba(255, 255, 255, 0)' } } },
        ],
      },
    ]);
  });

  it('of colours have a pattern each', () => {
    const colours = ['#C9453A', '#2E8B61', '#3A7CB0', '#B98900'].map((fill) => row(fill, 2, { fill }));
    const [bars] = [barOption({ ...drawing, rows: colours }).series].flat();
    const patterns = [bars?.data].flat().map((bar) => JSON.stringify((bar as { itemStyle: object }).itemStyle));
    expect(new Set(patterns).size).toBe(4);
  });

  it('are read from the right where one reads so', () => {
    const { xAxis, yAxis } = barOption({ ...drawing, look: { ...look, rightToLeft: true } });
    expect(xAxis).toMatchObject({ inverse: true });
    expect(yAxis).toMatchObject([{ position: 'right' }, { position: 'left' }]);
  });
});

describe('letters around a centre', () => {
  it('stand on whole rings, and those of the profile in ink', () => {
    const { radar, series } = radarOption({
      ...drawing,
      rows: rows.map((one) => ({ ...one, most: 4 })),
    });
    expect(radar).toMatchObject({
      splitNumber: 4,
      indicator: [
        { name: 'verbal', max: 7, color: '#231F2A' },
        { name: 'musical', max: 7, color: '#575161' },
      ],
    });
    expect(series).toMatchObject([{ data: [{ value: [7, 0] }] }]);
  });
});
