import { axe, setViewport } from '@passerelle/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type * as RealInputs from '@passerelle/shared/ui/mui/table';
import { useCallback, useState, type ComponentProps } from 'react';

import { show } from '../page.test-helper';
import type { Column } from './column';
import { DataTable } from './data-table';

const drawnBoxes = jest.fn();
jest.mock('@passerelle/shared/ui/mui/table', () => {
  const inputs = jest.requireActual<typeof RealInputs>('@passerelle/shared/ui/mui/table');
  const Checkbox = (props: ComponentProps<typeof inputs.Checkbox>) => {
    drawnBoxes((props.slotProps?.input as { 'aria-label'?: string } | undefined)?.['aria-label']);
    return <inputs.Checkbox {...props} />;
  };
  return { ...inputs, Checkbox };
});

const idOf = ({ id }: { id: string }) => id;
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n + 1) }));
const opened = jest.fn();
const drawn = jest.fn();

const columns: Column<{ id: string }>[] = [
  {
    id: 'name',
    header: 'Nom',
    cell: ({ id }) => {
      drawn(id);
      return (
        <>
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              opened(id);
            }}
          >
            Personne {id}
          </a>
          <button>Menu {id}</button>
        </>
      );
    },
  },
];
const listItem = ({ id }: { id: string }) => `Personne ${id}`;

function People({ rows }: { rows: { id: string }[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const labelOf = useCallback((id: string) => `Sélectionner ${id}`, []);
  return (
    <>
      <output>{[...selected].toSorted((a, b) => Number(a) - Number(b)).join(' ')}</output>
      <DataTable
        caption="Personnes"
        columns={columns}
        rows={rows}
        idOf={idOf}
        listItem={listItem}
        selection={{ selected, onChange: setSelected, labelOf }}
        opens
      />
    </>
  );
}

/** The table is loaded on demand: it is there before any test looks. */
beforeAll(async () => {
  const { unmount } = show(<People rows={people(1)} />);
  await screen.findByRole('grid');
  unmount();
});

const selected = () => screen.getByRole('status').textContent;
const row = (id: number) => screen.getByRole('row', { name: new RegExp(`Personne ${id} `) });
const box = (id: number) => screen.getByRole('checkbox', { name: `Sélectionner ${id}` });
const some = people(15);
const open = (rows = some) => {
  const shown = show(<People rows={rows} />);
  const press = (keys: string): Promise<void> => shown.user.keyboard(keys);
  return { ...shown, press };
};

describe('rows by keyboard', () => {
  it('are one stop of the tab key, and arrows lead to the others', async () => {
    const { press } = open();
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(1)]);
    row(1).focus();

    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(row(2)).toHaveFocus();
    await press('{PageDown}');
    expect(row(12)).toHaveFocus();
    await press('{End}');
    expect(row(15)).toHaveFocus();
    await press('{ArrowDown}{PageUp}');
    expect(row(5)).toHaveFocus();
    await press('{Home}{ArrowUp}');
    expect(row(1)).toHaveFocus();
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(1)]);
    expect(selected()).toBe('');
  });

  it('are selected by the space key, with shift up to the one that was reached', async () => {
    const { press } = open();
    row(2).focus();

    await press(' ');
    expect(selected()).toBe('2');
    await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toBe('2 3 4');
    expect(row(4)).toHaveAttribute('aria-selected', 'true');
    await press(' ');
    expect(selected()).toBe('2 3');
  });

  it('are swept over by shift and arrows, there and back', async () => {
    const { press } = open();
    row(9).focus();
    await press(' ');
    row(3).focus();

    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toBe('3 4 5 9');
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toBe('3 4 9');
    await press('{Control>}a{/Control}');
    expect(selected()).toBe(some.map(idOf).join(' '));
  });

  it('open their first link', async () => {
    const { press } = open();
    row(3).focus();

    await press('{Enter}');

    expect(opened.mock.calls).toEqual([['3']]);
  });

  it('leave the keys of what is in them alone', async () => {
    const { press } = open();
    screen.getByRole('button', { name: 'Menu 3' }).focus();
    await press('{ArrowDown} {Home}');
    expect(screen.getByRole('button', { name: 'Menu 3' })).toHaveFocus();

    screen.getByRole('link', { name: 'Personne 4' }).focus();
    await press(' {End}');
    expect(screen.getByRole('link', { name: 'Personne 4' })).toHaveFocus();
    expect(selected()).toBe('');

    box(5).focus();
    await press(' ');
    expect(selected()).toBe('5');
    await press('{ArrowDown}');
    expect(row(6)).toHaveFocus();
  });

  it('are a range between two presses with the shift key, on the boxes or beside them', async () => {
    const { user, press } = open();
    await user.click(box(2));
    await press('{Shift>}');
    await user.click(box(5));
    expect(selected()).toBe('2 3 4 5');
    await user.click(row(3));
    expect(selected()).toBe('2 3');
    await press('{/Shift}');
  });

  it('say which keys there are', async () => {
    open();

    expect(screen.getByRole('grid', { name: 'Personnes' })).toHaveAccessibleDescription(/Espace sélectionner/);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await axe(document.body);
  });

  it('on a phone, a range is two presses too', async () => {
    setViewport(360);
    open();

    fireEvent.click(box(2));
    fireEvent.click(box(4), { shiftKey: true });

    expect(selected()).toBe('2 3 4');
  });

  it('on a phone, all are selected at once too', async () => {
    setViewport(360);
    open();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(selected().split(' ')).toHaveLength(screen.getAllByRole('checkbox').length - 1);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(selected()).toBe('');
  });
});

describe('a page of a hundred', () => {
  it('is drawn whole, and selecting draws what it selects, and no more', async () => {
    const { user } = open(people(100));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1 + 100);
    drawn.mockClear();
    drawnBoxes.mockClear();

    await user.click(box(7));

    expect(selected()).toBe('7');
    // The tab stop moved from row 1 to row 7.
    const boxes = new Set(drawnBoxes.mock.calls.flat());
    expect(boxes).toEqual(new Set(['Tout sélectionner', 'Sélectionner 7', 'Sélectionner 1']));
    expect(drawn).not.toHaveBeenCalled();
  });
});
