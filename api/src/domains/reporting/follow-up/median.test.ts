import { medianDays } from './median';

const placed = (days: number, people = 1) => ({ days, placed: true, people });
const looking = (days: number, people = 1) => ({ days, placed: false, people });

describe('the median time to a solution', () => {
  it('is the middle value, if every person found one', () => {
    expect(medianDays([placed(10), placed(20), placed(30)])).toBe(20);
    expect(medianDays([placed(10, 5)])).toBe(10);
  });

  it('counts people still looking for their time of observation', () => {
    // Worked by hand. Day 14: 1 of 6, 5/6 wait. Day 28: 1 of 5, 4/6. Then one is censored after 30 days. Day 42: 1 of
    // 3, 4/6 × 2/3 = 4/9: more than half have found one. Without the people still looking it would be 28.
    expect(medianDays([placed(14), placed(28), looking(30), placed(42), looking(50), looking(60)])).toBe(42);
    expect(medianDays([placed(14), placed(28), placed(42)])).toBe(28);
  });

  it('puts a solution before a censoring on the same day', () => {
    expect(medianDays([placed(7), looking(7)])).toBe(7);
  });

  it('is null before half of them found one, and for no people', () => {
    expect(medianDays([placed(5), looking(40), looking(50)])).toBeNull();
    expect(medianDays([looking(100, 20)])).toBeNull();
    expect(medianDays([])).toBeNull();
  });

  it('gives the same result for grouped and single people', () => {
    const together = [placed(7, 3), looking(10, 2), placed(21, 2), looking(40, 4)];
    const apart = together.flatMap(({ people, ...one }) =>
      Array.from({ length: people }, () => ({ ...one, people: 1 })),
    );
    expect(medianDays(apart)).toBe(medianDays(together));
  });
});
