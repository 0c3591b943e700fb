import { activityOf, isQuiet } from './activity';

const parts = [
  { from: 0, until: 1 },
  { from: 1, until: 2 },
];
const retried: string[] = [];
const loaded = (name: string, now: number[]) => ({
  data: { now, before: [] },
  error: undefined,
  isLoading: false,
  retry: () => void retried.push(name),
});

describe('the activity of a range', () => {
  it('joins both series part by part', () => {
    const { data } = activityOf(parts, loaded('connections', [2, 0]), loaded('actions', [0, 1]));

    expect(data).toEqual([
      { from: 0, until: 1, connections: 2, actions: 0 },
      { from: 1, until: 2, connections: 0, actions: 1 },
    ]);
    expect(data && isQuiet(data)).toBe(false);
    expect(isQuiet([{ from: 0, until: 1, connections: 0, actions: 0 }])).toBe(true);
  });

  it('waits for both, and tries again only what failed', () => {
    const failed = { ...loaded('actions', []), data: undefined, error: new Error('no answer') };

    const state = activityOf(parts, loaded('connections', [1, 1]), failed);
    state.retry();

    expect([state.data, state.error]).toEqual([undefined, failed.error]);
    expect(retried).toEqual(['actions']);
  });
});
