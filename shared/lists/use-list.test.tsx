import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { userSorts } from '@passerelle/shared/contract/enums/users';
import { timesOf, dayRange, manyOf, reference } from '@passerelle/shared/url-state';
import {
  aStaffProfile,
  aUserSummary,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { CardGrid, NoResult, PagedListScreen, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import { DateRangeDialog, DateRangeFilter, PageSizeSelect, SeveralFilter } from '@passerelle/shared/ui/table';
import { defineList, useList } from './index';

const roles = ['user', 'manager', 'headHR'] as const;
const sizes = [20, 50] as const;
const sorts = { lastName: userSorts.lastName, createdAt: userSorts.createdAt };

const people = defineList('GET /users', (filter) => ({
  sorts,
  pageSizes: sizes,
  always: { returnUsers: true },
  rememberSearchAs: 'people',
  filters: {
    group: filter(reference(), { group: (id) => id ?? undefined }),
    role: filter(manyOf(roles), { role: (some) => (some.length > 0 ? [...some] : undefined) }),
    seen: filter(dayRange(), {
      fromTime: (range) => (range ? timesOf(range).start : undefined),
      toTime: (range) => (range ? timesOf(range).end : undefined),
    }),
  },
}));

function People(): ReactNode {
  const list = useList(people);
  const { role, seen } = list.state;
  return (
    <PagedListScreen
      skeleton={null}
      {...list.screen}
      header={<h1>Personnes</h1>}
      search={<SearchField label="Chercher" {...list.searchField} />}
      filters={
        <>
          <SeveralFilter
            label="Rôle"
            values={role}
            options={roles.map((value) => ({ value, label: value }))}
            onChange={(next) => list.change({ role: next })}
          />
          <DateRangeFilter
            label="Période"
            dialog={DateRangeDialog}
            value={seen}
            onChange={(next) => list.change({ seen: next })}
          />
          <PageSizeSelect sizes={sizes} {...list.pageSizeSelect} />
        </>
      }
      sort={
        <SortSelect
          {...list.sortSelect}
          options={[
            { value: 'lastName', label: 'Nom' },
            { value: 'createdAt', label: 'Ajout récent' },
          ]}
        />
      }
      count={(total) => `${total} en tout`}
      failure="Rien ne répond"
      empty={<p>Encore personne</p>}
      noResult={<NoResult title="Personne ne correspond" onClear={list.clear} />}
    >
      {(rows) => (
        <CardGrid label="Personnes">
          {rows.map(({ id, lastName }) => (
            <li key={id}>{lastName}</li>
          ))}
        </CardGrid>
      )}
    </PagedListScreen>
  );
}

const person = aStaffProfile('headHR');
const amel = aUserSummary({ lastName: 'Benkhelifa' });
const open = (route = '/people') => renderScreen(<People />, { route, person });

describe('a list', () => {
  it('asks its call for what the address says', async () => {
    const group = amel.groups[0]!.id;
    const api = fakeApi({ 'GET /users': () => listOf([amel], { totalCount: 90, pageCount: 2, page: 1 }) });

    await open(
      `/people?group=${group}&role=manager&role=user&seen=2026-01-01_2026-01-31&search=ben&sort=createdAt&pageSize=50&page=2`,
    );

    await screen.findByText('Benkhelifa');
    expect(api.requestsOf('GET /users')[0]?.query).toEqual({
      group,
      role: ['user', 'manager'],
      returnUsers: true,
      search: 'ben',
      sort: 'createdAt',
      order: 'desc',
      page: 1,
      pageSize: 50,
      fromTime: new Date(2026, 0, 1).getTime(),
      toTime: new Date(2026, 0, 31, 23, 59, 59, 999).getTime(),
    });
  });

  it('ignores what does not belong in the address', async () => {
    const api = fakeApi({ 'GET /users': () => listOf([amel]) });

    await open('/people?role=owner&seen=2026-02-01_2026-01-01&sort=password&pageSize=7&page=x');

    await screen.findByText('Benkhelifa');
    expect(api.requestsOf('GET /users')[0]?.query).toEqual({
      returnUsers: true,
      sort: 'lastName',
      order: 'asc',
      page: 0,
      pageSize: 20,
    });
  });

  it('goes back to the first page when anything else changes, and offers all of it again', async () => {
    fakeApi({ 'GET /users': ({ query }) => listOf(query['role'] ? [] : [amel], { page: Number(query['page']) }) });
    const { user, address } = await open('/people?page=1');
    await screen.findByText('Benkhelifa');

    await user.click(screen.getByRole('button', { name: /^Rôle/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'manager' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'user' }));
    expect(address()).toBe('/people?role=user&role=manager');
    await user.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'Personne ne correspond' });
    await axe();

    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));

    await screen.findByText('Benkhelifa');
    expect(address()).toBe('/people');
  });

  it('has an order for each field, and as many rows as were asked for', async () => {
    const api = fakeApi({ 'GET /users': () => listOf([amel]) });
    const { user, address } = await open();
    await screen.findByText('Benkhelifa');

    await user.click(screen.getByRole('button', { name: 'Trier par Nom' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Ajout récent' }));
    await user.click(screen.getByRole('button', { name: /Lignes par page/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: '50' }));

    expect(address()).toBe('/people?pageSize=50&sort=createdAt');
    await waitFor(() =>
      expect(api.requestsOf('GET /users').at(-1)?.query).toMatchObject({ order: 'desc', pageSize: 50 }),
    );
  });

  it.each([1440, 360])('says at %d px that nothing answers, and tries again', async (width) => {
    setViewport(width);
    const api = fakeApi({ 'GET /users': () => refuse(503, { code: 'notReady' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Rien ne répond' });
    await axe();

    api.answer({ 'GET /users': () => listOf([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('Encore personne');
  });

  it('restores the last search on return, and not where the address narrows already', async () => {
    fakeApi({ 'GET /users': () => listOf([amel]) });
    const first = await open('/people?search=ben');
    await screen.findByText('Benkhelifa');
    first.unmount();

    const second = await open();
    await waitFor(() => expect(second.address()).toBe('/people?search=ben'));
    second.unmount();

    const third = await open('/people?role=user');
    await screen.findByText('Benkhelifa');
    expect(third.address()).toBe('/people?role=user');
  });
});

describe('the definition of a list', () => {
  it('compiles only with what the call knows', () => {
    // @ts-expect-error -- the call has no such parameter
    defineList('GET /users', (filter) => ({ filters: { colour: filter(reference(), { colour: (id) => id }) } }));
    // @ts-expect-error -- a role is no number
    defineList('GET /users', (filter) => ({ filters: { role: filter(reference(), { role: () => [1] }) } }));
    // @ts-expect-error -- it cannot be sorted by that
    defineList('GET /users', () => ({ sorts: { password: userSorts.lastName } }));
    // @ts-expect-error -- it is not a list
    defineList('GET /me', () => ({}));
    // @ts-expect-error -- the order is spelt in one way
    defineList('GET /users', () => ({ sorts: { lastName: 'ascend' as const } }));
  });
});
