import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

import { show } from '../../page.test-helper';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  rows: readonly string[];
  /** The list goes away with its last row. */
  isListKept?: boolean;
}

function Rows({ rows, isListKept = true }: Props): ReactNode {
  const [left, setLeft] = useState(rows);
  const [asked, setAsked] = useState('');
  const close = (): void => setAsked('');
  return (
    <section tabIndex={-1} aria-label="screen">
      {(isListKept || left.length > 0) && (
        <ul tabIndex={-1} aria-label="rows">
          {left.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsked(row)}>
                {row}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== ''}
        title="Remove?"
        confirmLabel="Remove"
        onConfirm={() => {
          close();
          setLeft(left.filter((row) => row !== asked));
        }}
        onClose={close}
      />
    </section>
  );
}

async function answer(props: Props, row: string, button: string): Promise<void> {
  const { user } = show(<Rows {...props} />);
  await user.click(screen.getByRole('button', { name: row }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('the focus after a dialog', () => {
  it('goes back to what opened it', async () => {
    await answer({ rows: ['one', 'two'] }, 'one', 'Annuler');
    expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
  });

  it('goes to the area around what opened it and is gone', async () => {
    await answer({ rows: ['one', 'two'] }, 'one', 'Remove');
    expect(screen.getByRole('list', { name: 'rows' })).toHaveFocus();
  });

  it('goes further out where that area is gone, too', async () => {
    await answer({ rows: ['one'], isListKept: false }, 'one', 'Remove');
    expect(screen.getByRole('region', { name: 'screen' })).toHaveFocus();
  });
});
