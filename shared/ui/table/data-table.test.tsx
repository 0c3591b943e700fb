import { axe, setViewport } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { show } from '../page.test-helper';
import { RowMenu } from '../data/menus/menu';
import type { Column } from './column';
import { DataTable } from './data-table';
import { SelectionBar } from './selection-bar';

interface Person {
  id: string;
  name: string;
  group: string | null;
}

const people: Person[] = [
  { id: '1', name: 'Amel Benkhelifa', group: 'Lyon' },
  { id: '2', name: 'Karim Haddad', group: null },
];
const columns: Column<Person, 'name'>[] = [
  { id: 'name', header: 'Nom', sort: 'name', cell: ({ name }) => name },
  { id: 'group', header: 'Groupe', wideOnly: true, cell: ({ group }) => group },
];
const sorted = jest.fn();
const listItem = ({ name }: Person) => <strong>{name}</strong>;
const menu = ({ id, name }: Person) => (
  <RowMenu small label={`Actions pour ${name}`} actions={[{ id: 'see', label: 'Voir', to: `/${id}` }]} />
);

function People() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Utilisateurs"
      columns={columns}
      rows={people}
      idOf={({ id }) => id}
      listItem={listItem}
      sorting={{ by: 'name', order: 'asc', onChange: sorted }}
      selection={{ selected, onChange: setSelected, labelOf: (id) => `Sélectionner ${id}` }}
      menu={menu}
      bar={
        selected.size > 0 && (
          <SelectionBar
            actions={[{ id: 'send', label: 'Envoyer', icon: null, onPress: jest.fn() }]}
            onClear={() => setSelected(new Set())}
          >
            {selected.size} sélectionnées
          </SelectionBar>
        )
      }
    />
  );
}

/** The table is loaded on demand: it is there before any test looks. */
beforeAll(async () => {
  const { unmount } = show(<People />);
  await screen.findByRole('grid');
  unmount();
});

describe('DataTable', () => {
  it('is a table that says how it is sorted, and sorts the other way', async () => {
    const { user } = show(<People />);
    const head = screen.getByRole('columnheader', { name: 'Nom' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head).getByRole('button', { name: 'Nom' }));
    expect(sorted).toHaveBeenLastCalledWith('name', 'desc');
    expect(within(screen.getByRole('row', { name: /Karim/ })).getByText('–')).toBeInTheDocument();
    await axe(document.body);
  });

  it('selects one, all and none, and shows what can be done with them', async () => {
    const { user } = show(<People />);
    const all = screen.getByRole('checkbox', { name: 'Tout sélectionner' });
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner 2' }));
    expect(screen.getByRole('status').textContent).toContain('1 sélectionnées');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByRole('status').textContent).toContain('2 sélectionnées');
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'Désélectionner' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('leaves the less important columns out where there is little room', () => {
    setViewport(1000);
    show(<People />);
    expect(screen.queryByRole('columnheader', { name: 'Groupe' })).not.toBeInTheDocument();
  });

  it('on a phone, is a list of the same rows', async () => {
    setViewport(360);
    show(<People />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Utilisateurs' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Actions pour Amel Benkhelifa' })).toBeInTheDocument();
    await axe(document.body);
  });
});
