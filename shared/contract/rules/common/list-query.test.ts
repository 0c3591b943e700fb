import { readListQuery, unfoldFilters } from './list-query';

describe('the order that a list is asked for in', () => {
  it.each([
    [{}, {}],
    [
      { sort: 'title', order: 'descend' },
      { sort: 'title', order: 'desc' },
    ],
    [
      { sortBy: 'title', sortOrder: 'asc' },
      { sort: 'title', order: 'asc' },
    ],
    [{ order: 'ascend' }, { order: 'asc' }],
    [
      { sort: 'title', sortBy: 'date', order: 'asc', sortOrder: 'descend', page: 2 },
      { sort: 'title', order: 'asc', page: 2 },
    ],
  ])('of %j is read as %j', (query, read) => {
    expect(readListQuery(query)).toEqual(read);
  });

  it('is nothing where there is no query', () => {
    expect(readListQuery(undefined)).toBeUndefined();
  });
});

describe('the filters of a list', () => {
  it('become parameters of their own, beside those already there', () => {
    expect(unfoldFilters({ page: '1', filters: ['role:manager', 'role:user', 'gender:man'] })).toEqual({
      page: '1',
      role: ['manager', 'user'],
      gender: 'man',
    });
    expect(unfoldFilters({ role: 'headHR', filters: 'role:user' })).toEqual({ role: ['headHR', 'user'] });
    expect(unfoldFilters({ filters: 'fromDate:2026-11-16T00:00:00Z' })).toEqual({ fromDate: '2026-11-16T00:00:00Z' });
  });

  it('are left for the schema to refuse when they are malformed, and reach no prototype', () => {
    expect(unfoldFilters({ filters: 'role' })).toEqual({ filters: 'role' });
    const unfolded = unfoldFilters({ filters: '__proto__:x' });
    expect(Object.keys(unfolded)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(unfolded)).toBe(Object.prototype);
  });
});
