import { barOption } from './bar-option';
import type { BarChart, ChartScore } from './chart';
import { aChartLook } from './chart-look.test-helper';
import { radarOption } from './radar-option';

const row = (name: string, score: number, rest: Partial<ChartScore> = {}): ChartScore => ({
  name,
  score,
  most: 8,
  isTop: false,
  ...rest,
});
const rows = [row('verbal', 7, { isTop: true }), row('musical', 0)];
const drawing: BarChart = { kind: 'bars', rows, figures: ['7', '0'], description: 'Vos points' };

describe('bars', () => {
  it('hatch the highlighted ones, on a track as long as the highest possible score', () => {
    const { series, xAxis, aria } = barOption(drawing, aChartLook);
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
    const [bars] = [barOption({ ...drawing, rows: colours }, aChartLook).series].flat();
    const patterns = [bars?.data].flat().map((bar) => JSON.stringify((bar as { itemStyle: object }).itemStyle));
    expect(new Set(patterns).size).toBe(4);
  });

  it('run from right to left where the language does', () => {
    const { xAxis, yAxis } = barOption(drawing, { ...aChartLook, rightToLeft: true });
    expect(xAxis).toMatchObject({ inverse: true });
    expect(yAxis).toMatchObject([{ position: 'right' }, { position: 'left' }]);
  });
});

describe('scores around a centre', () => {
  it('follow each other as the language reads', () => {
    const chart = { kind: 'radar', description: 'Vos points', rows } as const;
    expect(radarOption(chart, aChartLook).radar).toMatchObject({ clockwise: false });
    expect(radarOption(chart, { ...aChartLook, rightToLeft: true }).radar).toMatchObject({ clockwise: true });
  });

  it('stand on whole rings, with the highlighted names in ink', () => {
    const { radar, series } = radarOption(
      { kind: 'radar', description: 'Vos points', rows: rows.map((one) => ({ ...one, most: 4 })) },
      aChartLook,
    );
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
