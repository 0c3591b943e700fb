import { act, renderHook } from '@testing-library/react';

import { emit } from '@passerelle/shared/events';
import { useColumnChoice } from './index';

const columns = [{ id: 'name', identifies: true }, { id: 'role' }, { id: 'group' }];
const as = (personId: string) => {
  emit('session-changed', { personId });
  return renderHook(() => useColumnChoice('people', columns)).result;
};
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

afterEach(() => localStorage.clear());

describe('the choice of columns', () => {
  it('is remembered in the browser, for each person', () => {
    const mine = as('p1');
    act(() => mine.current.onChange(['role']));
    expect(ids(mine.current.shown)).toEqual(['name', 'group']);

    expect(ids(as('p1').current.shown)).toEqual(['name', 'group']);
    expect(ids(as('p2').current.shown)).toEqual(['name', 'role', 'group']);

    const again = as('p1');
    act(() => again.current.onChange([]));
    expect(ids(as('p1').current.shown)).toEqual(['name', 'role', 'group']);
  });

  it('never hides what says which row it is, whatever is stored', () => {
    localStorage.setItem('passerelle.columns.p1.people', '["name","group","gone",1]');
    const mine = as('p1').current;

    expect(ids(mine.shown)).toEqual(['name', 'role']);
    expect(ids(mine.offered)).toEqual(['role', 'group']);
    expect(mine.hidden).toEqual(['group']);
  });

  it('shows everything where what is stored cannot be read', () => {
    localStorage.setItem('passerelle.columns.p1.people', '{');
    expect(ids(as('p1').current.shown)).toEqual(['name', 'role', 'group']);
  });
});
