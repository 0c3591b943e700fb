import { wholeShares } from './whole-shares';

const percents = (values: readonly number[]) => wholeShares(values).map((share) => Math.round(share * 100));

describe('shares of a whole', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 2],
      [33, 67],
    ],
    [
      [2, 1, 4],
      [29, 14, 57],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [
      [0, 5],
      [0, 100],
    ],
    [
      [1, 999],
      [0, 100],
    ],
    [
      [1, 3],
      [25, 75],
    ],
  ])('%j are %j', (values, expected) => {
    expect(percents(values)).toEqual(expected);
    expect(percents(values).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });
});
