import { medianDays } from './median';

const placed = (days: number, people = 1) => ({ days, placed: true, people });
const looking = (days: number, people = 1) => ({ days, placed: false, people });

describe('the median time to a solution', () => {
  it('is the middle one, where everybody found one', () => {
    expect(medianDays([placed(10), placed(20), placed(30)])).toBe(20);
    expect(medianDays([placed(10, 5)])).toBe(10);
  });

  it('counts those who still look for as long as they were followed', () => {
    // Worked by hand. Day 14: 1 of 6, 5/6 wait. Day 28: 1 of 5, 4/6. Then one is only known to look for 30 days.
    // Day 42: 1 of 3, 4/6 × 2/3 = 4/9: more than half have found one. Without those who look it would be 28.
    expect(medianDays([placed(14), placed(28), looking(30), placed(42), looking(50), looking(60)])).toBe(42);
    expect(medianDays([placed(14), placed(28), placed(42)])).toBe(28);
  });

  it('puts a solution before those who were last heard of on the same day', () => {
    expect(medianDays([placed(7), looking(7)])).toBe(7);
  });

  it('is not known before half of them found one, nor of nobody', () => {
    expect(medianDays([placed(5), looking(40), looking(50)])).toBeNull();
    expect(medianDays([looking(100, 20)])).toBeNull();
    expect(medianDays([])).toBeNull();
  });

  it('takes people who are alike together, as it takes them one by one', () => {
    const together = [placed(7, 3), looking(10, 2), placed(21, 2), looking(40, 4)];
    const apart = together.flatMap(({ people, ...one }) =>
      Array.from({ length: people }, () => ({ ...one, people: 1 })),
    );
    expect(medianDays(apart)).toBe(medianDays(together));
  });
});
