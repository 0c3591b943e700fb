import { labelStep, ticksOf } from './scale';

describe('the figures of an axis', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [2, 0, 1],
      [0, 1, 2],
    ],
    [[7], [0, 1, 2, 3, 4, 5, 6, 7]],
    [[18], [0, 3, 6, 9, 12, 15, 18]],
    [[340], [0, 50, 100, 150, 200, 250, 300, 350]],
  ])('of %j are whole and round', (values, ticks) => {
    expect(ticksOf(values, true)).toEqual(ticks);
  });

  it('may be parts of one where figures are', () => {
    expect(ticksOf([0.3], false)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]);
  });

  it('go below nought where a value does', () => {
    expect(ticksOf([-2, 3], true)).toEqual([-2, -1, 0, 1, 2, 3]);
  });
});

describe('the labels under an axis', () => {
  const ofTen = (): number => 10;
  const days = Array.from({ length: 31 }, (_, day) => String(day + 1));

  it('all stand there where there is room', () => {
    expect(labelStep(days.slice(0, 7), 300, ofTen)).toBe(1);
  });

  it('leave some out where they would touch', () => {
    expect(labelStep(days, 300, ofTen)).toBe(2);
    expect(labelStep(days, 100, ofTen)).toBe(6);
    expect(labelStep(['one'], 0, ofTen)).toBe(1);
  });
});
