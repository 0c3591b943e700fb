import { actionsGauge, gaugeState, percentage, progressionGauge } from './gauges';

describe('the state of a gauge', () => {
  it.each([
    [0, 'low'],
    [24.9, 'low'],
    [25, 'middle'],
    [49.9, 'middle'],
    [50, 'high'],
    [100, 'high'],
  ])('at %d is %s', (ratio, state) => expect(gaugeState(ratio)).toBe(state));
});

describe('the actions gauge', () => {
  it('is what was earned out of what this week offers', () => {
    expect(actionsGauge(40, 160)).toEqual({ points: 40, total: 160, ratio: 25 });
  });

  it('counts out of 100 in a week without tasks', () => {
    expect(actionsGauge(0, 0)).toEqual({ points: 0, total: 100, ratio: 0 });
  });

  it('never says 100 before all is done, and never more', () => {
    expect(percentage(199, 200)).toBe(99);
    expect(percentage(250, 200)).toBe(100);
  });
});

describe('the progression gauge', () => {
  const nothing = { connectedThisWeek: false, validated: 0, due: 0, done: 0, dueActions: 0, planned: 0 };

  it('adds 25 for coming, 25 for tasks and 50 for networking', () => {
    const full = { connectedThisWeek: true, validated: 4, due: 4, done: 2, dueActions: 2, planned: 0 };
    expect(progressionGauge(full)).toMatchObject({ points: 100, ratio: 100 });
    expect(progressionGauge({ ...full, validated: 1, done: 1 })).toMatchObject({
      points: 56,
      parts: { attendance: { points: 25 }, actions: { points: 6 }, networking: { points: 25 } },
    });
  });

  it('is not lowered by networking actions that are planned for later', () => {
    const planned = { ...nothing, planned: 3 };
    expect(progressionGauge(planned).parts.networking.points).toBe(50);
    expect(progressionGauge({ ...planned, done: 1, dueActions: 2 }).parts.networking.points).toBe(25);
  });

  it('earns nothing where nothing was due, and no more than its share', () => {
    expect(progressionGauge(nothing).points).toBe(0);
    expect(progressionGauge({ ...nothing, validated: 5, due: 4 }).parts.actions.points).toBe(25);
  });
});
