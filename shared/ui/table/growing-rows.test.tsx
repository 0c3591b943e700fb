import { act, screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import type { Column } from './column';
import { WideTable } from './wide-table';

const hundred = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
const drawn = jest.fn();
const columns: Column<{ id: string }>[] = [
  {
    id: 'name',
    header: 'Nom',
    cell: ({ id }) => {
      drawn(id);
      return `Personne ${id}`;
    },
  },
];

/** How many rows are drawn at once, each time until the browser may answer somebody. */
function drawnAtOnce(): number[] {
  const counts = [drawn.mock.calls.length];
  while (screen.getAllByRole('row').length < hundred.length + 1) {
    drawn.mockClear();
    act(() => {
      jest.advanceTimersToNextTimer();
    });
    counts.push(drawn.mock.calls.length);
  }
  return counts;
}

describe('a page of a hundred rows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    drawn.mockClear();
  });

  it('is drawn a few rows at a time, and none of them twice', () => {
    show(
      <WideTable
        caption="Personnes"
        columns={columns}
        rows={hundred}
        idOf={({ id }) => id}
        listItem={String}
        hintId=""
      />,
    );

    expect(drawnAtOnce()).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  });
});
