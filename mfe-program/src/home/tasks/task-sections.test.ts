import { filtersFor, filtersOf, pageSizeOf, sectionsOf } from './task-sections';

const wednesday = '2026-11-18T09:30:00.000Z';
const usual = { isFirstWeek: false, isSuspended: false, isOver: false };

describe('the sections of the task list', () => {
  it('takes the tasks of the whole week, Monday to Sunday', () => {
    expect(filtersOf('currentWeek', wednesday)).toEqual({
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-11-22T23:59:59.999Z',
      status: ['pending', 'started', 'validated'],
      strictRange: true,
    });
    expect(filtersOf('nextWeek', wednesday)).toMatchObject({ fromDate: '2026-11-23T00:00:00.000Z' });
  });

  it('takes of the weeks behind what can still be done', () => {
    expect(filtersOf('previousWeeks', wednesday)).toEqual({
      toDate: '2026-11-15T23:59:59.999Z',
      status: ['pending', 'started'],
      isPeriodValid: true,
      strictRange: true,
    });
  });

  it('shows all three in the all view', () => {
    expect(sectionsOf('all', usual)).toEqual(['currentWeek', 'previousWeeks', 'nextWeek']);
  });

  it('hides next week while the programme is suspended, and earlier weeks in the first one', () => {
    expect(sectionsOf('all', { ...usual, isSuspended: true })).toEqual(['currentWeek', 'previousWeeks']);
    expect(sectionsOf('all', { ...usual, isFirstWeek: true })).toEqual(['currentWeek', 'nextWeek']);
  });

  it('has nothing left to choose from once the programme is over', () => {
    const over = { ...usual, isOver: true };

    expect(filtersFor(over)).toEqual(['all']);
    expect(sectionsOf('all', over)).toEqual(['currentWeek']);
  });

  it('does not offer the previous weeks when there are none', () => {
    expect(filtersFor({ ...usual, isFirstWeek: true })).not.toContain('previousWeeks');
    expect(filtersFor(usual)).toContain('previousWeeks');
  });

  it('pages each view by its own size', () => {
    expect(pageSizeOf('currentWeek', 'all')).toBe(1337);
    expect(pageSizeOf('previousWeeks', 'all')).toBe(5);
    expect(pageSizeOf('nextWeek', 'all')).toBe(5);
    expect(pageSizeOf('currentWeek', 'currentWeek')).toBe(15);
  });
});
