import type { LineChart } from '../chart';
import { linePlan } from './line-plan';

const chart: LineChart = {
  kind: 'lines',
  labels: ['lun. 16', 'mar. 17', 'mer. 18', 'jeu. 19'],
  lines: [
    { name: 'Connexions', values: [2, 0, null, 1] },
    { name: 'Actions faites', values: [0, 1, 1, null] },
  ],
  tips: ['lun. 16', 'mar. 17', 'mer. 18', 'jeu. 19'],
  description: 'Courbes de votre activité',
};
const room = { width: 400, height: 272, rightToLeft: false, isWhole: true };

describe('a line', () => {
  it('goes from value to value and is broken where there is none', () => {
    const [connections, actions] = linePlan(chart, room).lines;

    expect(connections?.path.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
    expect(connections?.marked).toHaveLength(3);
    expect(actions?.path.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  });

  it('stands higher the more there is, and on the lowest line where there is nothing', () => {
    const { lines, ticks, bottom } = linePlan(chart, room);
    const [two, none] = lines[0]?.marked ?? [];

    expect(two?.y).toBe(12);
    expect(none?.y).toBe(bottom);
    expect(ticks.map(({ figure }) => figure)).toEqual(['0', '1', '2']);
  });

  it('of many values has marks only where one stands alone', () => {
    const values = Array.from({ length: 40 }, (_, at) => (at === 1 || at === 38 ? null : 1));
    const labels = values.map((_, at) => String(at));
    const [line] = linePlan({ ...chart, labels, lines: [{ name: 'Connexions', values }] }, room).lines;

    expect(line?.marked.map(({ place }) => place)).toEqual([0, 39]);
  });

  it('runs from right to left where the language does', () => {
    const { places, left } = linePlan(chart, { ...room, rightToLeft: true });

    expect(places[0]).toBeGreaterThan(places[3] ?? Infinity);
    expect(left).toBeGreaterThanOrEqual(12);
  });

  it('keeps room for the words of its axes', () => {
    const plan = linePlan({ ...chart, axisFigure: (value) => `${value} h 30 min` }, room);

    expect(plan.left).toBeGreaterThan(60);
    expect(plan.labels.map(({ label }) => label)).toEqual(chart.labels);
    expect(linePlan(chart, { ...room, width: 200 }).labels.map(({ label }) => label)).toEqual(['lun. 16', 'mer. 18']);
  });
});
