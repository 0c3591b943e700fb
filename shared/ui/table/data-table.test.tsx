import { axe, setViewport } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { show } from '../page.test-helper';
import { RowMenu } from '../data/navigation/menu';
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
  { id: 'group', header: 'Groupe', wideOnly: 1240, cell: ({ group }) => group },
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
      selection={{
        selected,
        onChange: setSelected,
        labelOf: (id) => `Sélectionner ${id}`,
        announcement: `${selected.size} sélectionnées`,
      }}
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
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner 2' }));
    expect(status).toHaveTextContent('1 sélectionnées. Touche A : agir sur la sélection');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(status).toHaveTextContent('2 sélectionnées');
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'Désélectionner' }));
    expect(status).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBe(status);
  });

  it.each([1440, 360])('at %d px, leads from a row to the bar by one key, and back', async (width) => {
    setViewport(width);
    const { user } = show(<People />);
    const box = screen.getByRole('checkbox', { name: 'Sélectionner 2' });
    box.focus();
    await user.keyboard('a');
    expect(box).toHaveFocus();
    await user.keyboard(' a');
    const bar = screen.getByRole('group', { name: 'Actions sur la sélection' });
    expect(bar).toHaveAccessibleDescription(/^Échap ou A.*revenir à la ligne$/);
    expect(bar).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByRole('button', { name: width === 360 ? 'Actions' : 'Envoyer' })).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(box).toHaveFocus();
    await user.keyboard('aa');
    expect(box).toHaveFocus();
  });

  it('leads to the bar from the row itself; with the control key the same letter selects all', async () => {
    const { user } = show(<People />);
    screen.getByRole('row', { name: /Karim/ }).focus();
    await user.keyboard(' {Control>}a{/Control}');
    expect(screen.getByRole('row', { name: /Karim/ })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('2 sélectionnées');
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('row', { name: /Karim/ })).toHaveFocus();
  });

  it('leaves the less important columns out where there is little room', () => {
    setViewport(1000);
    show(<People />);
    expect(screen.queryByRole('columnheader', { name: 'Groupe' })).not.toBeInTheDocument();
  });

  it('on a phone, is a list of the same rows', async () => {
    setViewport(360);
    const { user } = show(<People />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Utilisateurs' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Actions pour Amel Benkhelifa' })).toBeInTheDocument();
    await user.click(screen.getByText('Tout sélectionner'));
    expect(screen.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('2 sélectionnées');
    await axe(document.body);
  });
});
