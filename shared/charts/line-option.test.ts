import { activityOption, type ChartLook } from './activity-option';

const look: ChartLook = {
  lines: ['#6B5AED', '#1F7A74'],
  text: '#575161',
  grid: '#ECE7DF',
  baseline: '#8C857E',
  ink: '#231F2A',
  surface: '#FFFFFF',
  font: 'Onest Variable',
  rightToLeft: false,
};
const drawing = {
  labels: ['lun. 16', 'mar. 17'],
  lines: [
    { name: 'Connexions', values: [2, 0] },
    { name: 'Actions faites', values: [0, 1] },
  ],
  tips: ['lun. 16\nConnexions : 2', 'mar. 17\nConnexions : 0'],
  description: 'Courbes de votre activité',
  look,
} as const;

describe('the chart of the activity', () => {
  it('tells its lines apart by more than their colour', () => {
    const { series } = activityOption(drawing);

    expect(series).toMatchObject([
      { data: [2, 0], color: '#6B5AED', symbol: 'emptyCircle', lineStyle: { type: 'solid' } },
      { data: [0, 1], color: '#1F7A74', symbol: 'rect', lineStyle: { type: [6, 4] } },
    ]);
    expect(JSON.stringify(series)).not.toContain('smooth');
  });

  it('is described, stands still, and brings no HTML', () => {
    expect(activityOption(drawing)).toMatchObject({
      aria: { enabled: true, label: { description: 'Courbes de votre activité' } },
      animation: false,
      tooltip: { renderMode: 'richText' },
      xAxis: { data: ['lun. 16', 'mar. 17'], axisLabel: { fontSize: 12.5, color: '#575161' } },
    });
  });

  it('is read from the right where one reads so', () => {
    expect(activityOption({ ...drawing, look: { ...look, rightToLeft: true } })).toMatchObject({
      xAxis: { inverse: true },
      yAxis: { position: 'right' },
    });
  });
});
