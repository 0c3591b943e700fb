import { pageCountOf, sortingOf, unfoldFilters, windowOf } from './list-query';

describe('the order of a list', () => {
  const fallback = { field: 'createdAt', direction: 'desc' } as const;
  type Field = 'createdAt' | 'title';

  it('is the list’s own when nothing is asked for', () => {
    expect(sortingOf<Field>({}, fallback)).toEqual(fallback);
  });

  it.each([
    [
      { sort: 'title', order: 'descend' },
      { field: 'title', direction: 'desc' },
    ],
    [
      { sortBy: 'title', sortOrder: 'asc' },
      { field: 'title', direction: 'asc' },
    ],
    [{ sort: 'title' }, { field: 'title', direction: 'asc' }],
    [{ order: 'ascend' }, { field: 'createdAt', direction: 'asc' }],
  ] as const)('of %j is %j', (query, sorting) => {
    expect(sortingOf<Field>(query, fallback)).toEqual(sorting);
  });
});

describe('the page of a list', () => {
  it('starts at zero with the list’s own size', () => {
    expect(windowOf({}, 20)).toEqual({ page: 0, pageSize: 20, offset: 0 });
    expect(windowOf({ page: 3, pageSize: 15 })).toEqual({ page: 3, pageSize: 15, offset: 45 });
    expect(windowOf({ limit: 20, pageSize: 5 }).pageSize).toBe(20);
  });

  it('is counted up', () => {
    expect([pageCountOf(0, 20), pageCountOf(20, 20), pageCountOf(21, 20)]).toEqual([0, 1, 2]);
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
