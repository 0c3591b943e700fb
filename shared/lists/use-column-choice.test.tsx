import { act, renderHook, waitFor } from '@testing-library/react';

import { clearCachedAnswers } from '@passerelle/shared/client';
import type { ListSettings } from '@passerelle/shared/contract';
import { emit } from '@passerelle/shared/events';
import { fakeApi, refuse } from '@passerelle/shared/testing';
import { useColumnChoice, useListSettings } from './index';

const columns = [{ id: 'name', identifies: true }, { id: 'role' }, { id: 'group' }];
const offered = ['role', 'group'];
const nothing: ListSettings = { columns: null, views: [], version: 0 };
const view = { id: '00000000-0000-4000-8000-000000000001', name: 'Les miens', query: 'role=user' };

/** A server that keeps what it is sent, for one person. */
function aServer(settings: ListSettings = nothing) {
  let stored = settings;
  const api = fakeApi({
    'GET /me/lists/:list': () => stored,
    'PUT /me/lists/:list': ({ body }) => (stored = { ...(body as ListSettings), version: stored.version + 1 }),
  });
  return { api, stored: () => stored, change: (next: ListSettings) => (stored = next) };
}

const failed = jest.fn();
const as = (personId: string) => {
  emit('session-changed', { personId });
  return renderHook(() => useColumnChoice(columns, useListSettings('users'), failed)).result;
};
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

afterEach(() => {
  localStorage.clear();
  clearCachedAnswers();
});

describe('the choice of columns', () => {
  it('is kept with the account, and is there on another device', async () => {
    const server = aServer();
    const mine = as('p1');
    await act(async () => mine.current.onChange(['role']));
    expect(ids(mine.current.shown)).toEqual(['name', 'group']);
    await waitFor(() => expect(server.stored()).toEqual({ columns: ['group'], offered, views: [], version: 1 }));

    localStorage.clear();
    clearCachedAnswers();
    const elsewhere = as('p1');
    await waitFor(() => expect(ids(elsewhere.current.shown)).toEqual(['name', 'group']));

    await act(async () => elsewhere.current.onChange([]));
    await waitFor(() => expect(server.stored()).toMatchObject({ columns: null, version: 2 }));
  });

  it('does not take away a view that another device has saved meanwhile', async () => {
    const server = aServer();
    const mine = as('p1');
    await waitFor(() => expect(mine.current.chosen.columns).toBeNull());
    server.change({ columns: null, views: [view], version: 4 });

    await act(async () => mine.current.onChange(['role', 'group']));

    await waitFor(() => expect(server.stored()).toEqual({ columns: [], offered, views: [view], version: 5 }));
  });

  it('is made again on what is there now, where another device was quicker', async () => {
    const server = aServer();
    const mine = as('p1');
    let refusals = 0;
    server.api.answer({
      'PUT /me/lists/:list': ({ body, headers }) => {
        if (refusals === 0) {
          refusals += 1;
          server.change({ columns: null, views: [view], version: 7 });
          return refuse(409, { code: 'conflict' });
        }
        expect(headers.get('if-match')).toBe('"7"');
        return server.change({ ...(body as ListSettings), version: 8 });
      },
    });

    await act(async () => mine.current.onChange(['role']));

    await waitFor(() => expect(server.stored()).toEqual({ columns: ['group'], offered, views: [view], version: 8 }));
  });

  it('lives where the server does not answer, and says that it was not saved', async () => {
    localStorage.setItem('passerelle.columns.p1.users', '["group","gone",1]');
    fakeApi({ 'GET /me/lists/:list': () => refuse(500, { code: 'unexpected' }) });

    const mine = as('p1');
    expect(ids(mine.current.shown)).toEqual(['name', 'role']);
    await act(async () => mine.current.onChange(['role']));

    expect(ids(mine.current.shown)).toEqual(['name', 'group']);
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  });

  it('never hides what says which row it is, whatever is stored', async () => {
    aServer({ columns: ['gone', 'role'], views: [], version: 1 });
    localStorage.setItem('passerelle.columns.p1.users', '{');
    const mine = as('p1');

    await waitFor(() => expect(ids(mine.current.shown)).toEqual(['name', 'role']));
    expect(ids(mine.current.offered)).toEqual(['role', 'group']);
    expect(mine.current.hidden).toEqual(['group']);
  });

  it('shows a column that the list has gained since one chose, and hides what one hid', async () => {
    aServer({ columns: [], offered: ['role'], views: [], version: 1 });

    const mine = as('p1');

    await waitFor(() => expect(ids(mine.current.shown)).toEqual(['name', 'group']));
    expect(mine.current.isShown({ columns: ['group'], offered })).toBe(true);
    expect(mine.current.isShown({ columns: [], offered })).toBe(false);
  });

  it('shows an extra column only once it is chosen', async () => {
    const server = aServer({ columns: ['role'], offered: ['role'], views: [], version: 1 });
    const withExtra = [...columns, { id: 'manager', isExtra: true }];
    emit('session-changed', { personId: 'p1' });
    const { result } = renderHook(() => useColumnChoice(withExtra, useListSettings('users'), failed));
    expect(result.current.hidden).toEqual(['manager']);
    await waitFor(() => expect(ids(result.current.shown)).toEqual(['name', 'role', 'group']));

    await act(async () => result.current.onChange([]));
    await waitFor(() => expect(server.stored()).toMatchObject({ columns: ['role', 'group', 'manager'] }));
    expect(ids(result.current.shown)).toEqual(['name', 'role', 'group', 'manager']);

    await act(async () => result.current.onChange(['manager']));
    await waitFor(() => expect(server.stored()).toMatchObject({ columns: null }));
  });

  it('gives the same array while the columns are the same, so that no row is drawn again', async () => {
    aServer();
    emit('session-changed', { personId: 'p1' });
    const { result, rerender } = renderHook(() => useColumnChoice(columns, useListSettings('users'), failed));
    await waitFor(() => expect(result.current.chosen.columns).toBeNull());
    const { shown } = result.current;

    rerender();

    expect(result.current.shown).toBe(shown);
  });
});
