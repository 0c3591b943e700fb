import { aChartLook } from './chart-look.test-helper';
import { lineOption } from './line-option';

const drawing = {
  kind: 'lines',
  labels: ['lun. 16', 'mar. 17'],
  lines: [
    { name: 'Connexions', values: [2, 0] },
    { name: 'Actions faites', values: [0, 1] },
  ],
  tips: ['lun. 16\nConnexions : 2', 'mar. 17\nConnexions : 0'],
  description: 'Courbes de votre activité',
} as const;

describe('two lines', () => {
  it('differ by more than their colour', () => {
    const { series } = lineOption(drawing, aChartLook);

    expect(series).toMatchObject([
      { data: [2, 0], color: '#6B5AED', symbol: 'emptyCircle', lineStyle: { type: 'solid' } },
      { data: [0, 1], color: '#1F7A74', symbol: 'rect', lineStyle: { type: [6, 4] } },
    ]);
    expect(JSON.stringify(series)).not.toContain('smooth');
  });

  it('are described, do not move, and have no HTML tooltip, and cut no label', () => {
    expect(lineOption(drawing, aChartLook)).toMatchObject({
      aria: { enabled: true, label: { description: 'Courbes de votre activité' } },
      animation: false,
      tooltip: { renderMode: 'richText' },
      grid: { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      xAxis: { data: ['lun. 16', 'mar. 17'], axisLabel: { fontSize: 12.5, color: '#575161' } },
    });
  });

  it('draw the value that goes on fainter', () => {
    expect(lineOption({ ...drawing, unfinished: 1 }, aChartLook).series).toMatchObject([
      { data: [2, { value: 0, itemStyle: { opacity: 0.45 } }] },
      {},
    ]);
  });

  it('run from right to left where the language does', () => {
    expect(lineOption(drawing, { ...aChartLook, rightToLeft: true })).toMatchObject({
      grid: { left: 14, right: 4 },
      xAxis: { inverse: true },
      yAxis: { position: 'right' },
    });
  });
});
