import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { userSorts } from '@passerelle/shared/contract/enums/users';
import { aUserSummary, fakeApi, listOf, renderScreen } from '@passerelle/shared/testing';
import { fullName } from '@passerelle/shared/ui';
import { defineList, idsOf, useList, useSelection } from './index';

const people = ['Ana', 'Bea', 'Cléo', 'Dina'].map((firstName) => aUserSummary({ firstName, lastName: 'Roy' }));
const definition = defineList('GET /users', () => ({ sorts: userSorts }));

/** Two to a page; a search finds Bea. */
const api = () =>
  fakeApi({
    'GET /users': ({ query }) => {
      const found = people.filter(({ firstName }) => !query['search'] || firstName.startsWith('B'));
      const size = Number(query['pageSize'] ?? 2);
      const page = Number(query['page'] ?? 0);
      return listOf(found.slice(page * size, (page + 1) * size), {
        page,
        pageSize: size,
        totalCount: found.length,
        pageCount: Math.ceil(found.length / size),
      });
    },
  });

function People({ most = 100 }: { most?: number }): ReactNode {
  const list = useList(definition);
  const selection = useSelection(list, { idOf: ({ id }) => id, nameOf: fullName, most });
  const [asked, setAsked] = useState('');
  const ask = async (): Promise<void> => {
    const ids = await idsOf(definition, list.query, selection, ({ id }) => id);
    setAsked(ids.map((id) => people.find((one) => one.id === id)?.firstName).join(' '));
  };
  return (
    <>
      {list.rows.map(({ id, firstName }) => (
        <input
          key={id}
          type="checkbox"
          aria-label={firstName}
          checked={selection.selected.has(id)}
          onChange={({ target }) => {
            const next = new Set(selection.selected);
            if (target.checked) next.add(id);
            else next.delete(id);
            selection.onChange(next);
          }}
        />
      ))}
      <p>{`${selection.count} choisis, ${selection.elsewhere} ailleurs`}</p>
      <button onClick={() => list.change({ page: 1 - list.state.page })}>Autre page</button>
      <button onClick={() => list.change({ sort: 'createdAt' })}>Trier</button>
      <button onClick={() => list.change({ search: 'B' })}>Chercher</button>
      <button onClick={() => selection.selectOnly([people[0]!.id])}>Ana seule</button>
      {selection.matching !== undefined && <button onClick={selection.chooseMatching}>Tous</button>}
      <button onClick={() => void ask()}>Agir</button>
      <output>{asked}</output>
      <p>{`Nom : ${selection.nameOf(people[0]!.id)}`}</p>
    </>
  );
}

const open = async (most?: number) => {
  const { user } = await renderScreen(<People {...(most !== undefined && { most })} />, { route: '/people' });
  await screen.findByRole('checkbox', { name: 'Ana' });
  return async (...names: string[]): Promise<void> => {
    for (const name of names) {
      const control = await screen.findByRole(/^(Ana|Bea|Cléo|Dina)$/.test(name) ? 'checkbox' : 'button', { name });
      await user.click(control);
    }
  };
};

describe('a selection', () => {
  it('outlives paging and sorting, and knows the names of who is out of sight', async () => {
    api();
    const press = await open();

    await press('Ana', 'Autre page', 'Dina');
    await screen.findByText('2 choisis, 1 ailleurs');
    screen.getByText('Nom : Ana Roy');

    await press('Trier');
    await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ana', checked: true });
    await press('Agir');
    await screen.findByText('Ana Dina');
  });

  it('keeps of another search what is in sight', async () => {
    api();
    const press = await open();

    await press('Ana', 'Bea', 'Chercher');

    await screen.findByText('1 choisis, 0 ailleurs');
    await press('Agir');
    await screen.findByText('Bea');
  });

  it('is all that match but a few, who are asked for when something is done', async () => {
    const requests = api();
    const press = await open();
    await press('Ana', 'Bea', 'Tous');
    await screen.findByText('4 choisis, 2 ailleurs');

    await press('Bea', 'Autre page');
    await screen.findByText('3 choisis, 1 ailleurs');
    await press('Agir');

    await screen.findByText('Ana Cléo Dina');
    expect(requests.requestsOf('GET /users').at(-1)?.query).toMatchObject({ page: 0, pageSize: 1337 });
    await press('Ana seule');
    await screen.findByText('1 choisis, 1 ailleurs');
  });

  it('does not offer more than the action takes', async () => {
    api();
    const press = await open(3);

    await press('Ana', 'Bea');

    expect(screen.queryByRole('button', { name: 'Tous' })).not.toBeInTheDocument();
  });
});
