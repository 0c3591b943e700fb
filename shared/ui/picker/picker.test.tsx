import { axe, setViewport } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { show } from '../page.test-helper';
import type { LoadedState } from '../feedback/loaded-area';
import { Picker } from './picker';
import { PickerFilter } from './picker-filter';

interface Group {
  id: string;
  name: string;
}
const groups: Group[] = ['Lyon', 'Lille', 'Rennes'].map((name) => ({ id: name, name }));
type Found = LoadedState<{ items: readonly Group[]; totalCount: number }>;
const loaded = { error: undefined, isLoading: false, retry: jest.fn() };

const words = {
  label: 'Groupes',
  search: 'Chercher un groupe',
  count: (total: number) => `${total} groupes`,
  failure: 'Les groupes ne répondent pas',
};

function useGroups() {
  const [search, onSearch] = useState('');
  const items = groups.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()));
  const found: Found = { ...loaded, data: { items, totalCount: items.length } };
  return { search, onSearch, found, words, idOf: ({ id }: Group) => id, children: ({ name }: Group) => name };
}

function Groups({ several = false }: { several?: boolean }): ReactNode {
  const [chosen, setChosen] = useState<readonly Group[]>([]);
  return <Picker {...useGroups()} id="groups" several={several} chosen={chosen} onChange={setChosen} />;
}

function GroupFilter({ several = false }: { several?: boolean }): ReactNode {
  const [chosen, setChosen] = useState<readonly Group[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <PickerFilter
      {...useGroups()}
      label="Groupe"
      nameOf={({ name }) => name}
      several={several}
      chosen={chosen}
      onChange={setChosen}
      isOpen={isOpen}
      onOpen={setOpen}
    />
  );
}

const search = () => screen.getByRole('textbox', { name: 'Chercher un groupe' });

describe('Picker', () => {
  it.each([1440, 360])('at %d px, finds one by typing and takes it by keyboard', async (width) => {
    setViewport(width);
    const { user } = show(<Groups />);
    await user.click(screen.getByText('Chercher un groupe'));
    expect(search()).toHaveFocus();
    await user.type(search(), 'li');
    await screen.findByText('1 groupes');
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lille' })).toBeChecked();
    await axe(document.body);

    // The chosen people stay visible during a search for others.
    await user.clear(search());
    await user.type(search(), 'ren');
    await screen.findByRole('radio', { name: 'Rennes' });
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Lille',
      'Rennes',
    ]);
  });

  it('takes several, up and down by the arrows', async () => {
    const { user } = show(<Groups several />);
    await user.click(search());
    await user.keyboard('{ArrowDown} {ArrowDown}{ArrowDown} {ArrowUp}');
    expect(screen.getByRole('checkbox', { name: 'Lille' })).toHaveFocus();
    const checked = screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
    expect(checked).toEqual([true, false, true]);
    await axe(document.body);
  });

  it('says that there is more than it shows', () => {
    const found: Found = { ...loaded, data: { items: groups, totalCount: 40 } };
    const common = { id: 'groups', words, search: '', onSearch: jest.fn(), idOf: ({ id }: Group) => id };
    show(
      <Picker {...common} found={found} chosen={[]} onChange={jest.fn()}>
        {({ name }) => name}
      </Picker>,
    );
    screen.getByText(/Seuls les premiers sont affichés/);
  });

  it('says that nothing answers, and that nothing is found', async () => {
    const retry = jest.fn();
    const common = {
      id: 'groups',
      words,
      search: 'x',
      onSearch: jest.fn(),
      idOf: ({ id }: Group) => id,
      chosen: [],
      onChange: jest.fn(),
    };
    const of = (found: Found) => (
      <Picker {...common} found={found}>
        {({ name }) => name}
      </Picker>
    );
    const { user, rerender } = show(of({ ...loaded, data: undefined, error: new Error('no'), retry }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalled();
    await axe(document.body);
    rerender(of({ ...loaded, data: { items: [], totalCount: 0 } }));
    await screen.findByText('0 groupes');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('PickerFilter', () => {
  it.each([1440, 360])('at %d px, narrows by one row of another list, and shows all again', async (width) => {
    setViewport(width);
    const { user } = show(<GroupFilter />);
    await user.click(screen.getByRole('button', { name: 'Groupe\u00A0: tous' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Groupe' }));
    await user.click(dialog.getByRole('radio', { name: 'Rennes' }));
    await axe(document.body);
    await user.click(dialog.getByText('Fermer'));
    await user.click(await screen.findByRole('button', { name: 'Groupe\u00A0: Rennes' }));
    await user.click(await screen.findByRole('button', { name: 'Tout afficher' }));
    await screen.findByRole('button', { name: 'Groupe\u00A0: tous' });
  });

  it('narrows by several', async () => {
    const { user } = show(<GroupFilter several />);
    await user.click(screen.getByRole('button', { name: 'Groupe\u00A0: tous' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Rennes' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lyon' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Groupe\u00A0: 2 choisis' });
  });
});
