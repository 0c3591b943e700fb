import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { show } from '../../page.test-helper';
import { useFocusFallback } from './use-focus-fallback';

function Rows({ rows }: { rows: readonly string[] }): ReactNode {
  return (
    <>
      <section {...useFocusFallback()} aria-label="rows">
        {rows.map((row) => (
          <button key={row} type="button">
            {row}
          </button>
        ))}
      </section>
      <button type="button">elsewhere</button>
    </>
  );
}

describe('the focus of an area', () => {
  it('stays in it when what had the focus goes away', () => {
    const { rerender } = show(<Rows rows={['one', 'two']} />);
    screen.getByRole('button', { name: 'one' }).focus();

    rerender(<Rows rows={['two']} />);

    expect(screen.getByRole('region', { name: 'rows' })).toHaveFocus();
  });

  it('is left alone while it is elsewhere', () => {
    const { rerender } = show(<Rows rows={['one', 'two']} />);
    screen.getByRole('button', { name: 'one' }).focus();
    screen.getByRole('button', { name: 'elsewhere' }).focus();

    rerender(<Rows rows={['two']} />);
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();

    screen.getByRole('button', { name: 'elsewhere' }).blur();
    rerender(<Rows rows={[]} />);
    expect(document.body).toHaveFocus();
  });
});
