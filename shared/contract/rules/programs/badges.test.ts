import type { TaskStatus } from '../../enums/tasks';
import { badgeLevel, badgeTypeOf, levelsUpTo } from './badges';

const cv = (week: number, status: TaskStatus) => ({ family: 'cv' as const, week, status });

describe('the badge of a family', () => {
  it('does not exist before its first validated task', () => {
    expect(badgeLevel('cv', [cv(1, 'started'), cv(4, 'pending')], 8)).toBeNull();
    expect(badgeLevel('cv', [], 8)).toBeNull();
    expect(badgeLevel('linkedin', [cv(1, 'validated')], 8)).toBeNull();
  });

  it('goes from silver in progress to silver to gold', () => {
    expect(badgeLevel('cv', [cv(1, 'validated'), cv(4, 'pending'), cv(6, 'pending')], 8)).toBe('lvl1');
    expect(badgeLevel('cv', [cv(1, 'validated'), cv(4, 'validated'), cv(6, 'pending')], 8)).toBe('lvl2');
    expect(badgeLevel('cv', [cv(1, 'validated'), cv(4, 'validated'), cv(6, 'validated')], 8)).toBe('lvl3');
  });

  it('does not wait for cancelled tasks', () => {
    expect(badgeLevel('cv', [cv(1, 'validated'), cv(2, 'cancelled')], 8)).toBe('lvl3');
  });

  it('counts the middle week of an odd programme as first half', () => {
    expect(badgeLevel('cv', [cv(1, 'validated'), cv(3, 'pending'), cv(5, 'pending')], 5)).toBe('lvl1');
  });

  it('has no silver when nothing of it lies in the first half', () => {
    expect(badgeLevel('cv', [cv(7, 'validated'), cv(8, 'pending')], 8)).toBe('lvl1');
  });

  it('earns the levels below with the one reached', () => {
    expect(levelsUpTo('lvl3')).toEqual(['lvl1', 'lvl2', 'lvl3']);
    expect(levelsUpTo(null)).toEqual([]);
    expect(badgeTypeOf('networking')).toBeUndefined();
    expect(badgeTypeOf('cv')).toBe('cv');
  });
});
