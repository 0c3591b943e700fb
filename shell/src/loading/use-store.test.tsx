import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect, type ReactNode } from 'react';

import { later } from '@passerelle/shared/testing';

import { useStore } from './use-store';

function aStore(first: string) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => value,
    write: (next: string) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

function Value({ store }: { store: ReturnType<typeof aStore> }): ReactNode {
  return <p>{useStore(store.subscribe, store.read)}</p>;
}

it('shows what a store has, follows it, and leaves it', () => {
  const store = aStore('one');
  const { unmount } = render(<Value store={store} />);
  screen.getByText('one');

  act(() => store.write('two'));
  screen.getByText('two');

  unmount();
  expect(store.listeners.size).toBe(0);
});

it('hears of what changed between its drawing and its effects', () => {
  const store = aStore('one');
  function Writer(): ReactNode {
    useLayoutEffect(() => store.write('two'), []);
    return null;
  }

  render(
    <>
      <Value store={store} />
      <Writer />
    </>,
  );

  screen.getByText('two');
});

it('reads another store at once', () => {
  const { rerender } = render(<Value store={aStore('one')} />);

  rerender(<Value store={aStore('two')} />);

  screen.getByText('two');
});

it('keeps on the screen what it showed until what follows from a change is drawn', async () => {
  const store = aStore('one');
  const { promise, resolve } = later<string>();
  function Late(): ReactNode {
    const value = useStore(store.subscribe, store.read);
    return <p>{value === 'one' ? value : use(promise)}</p>;
  }
  render(
    <Suspense fallback="nothing">
      <Late />
    </Suspense>,
  );

  await act(async () => store.write('two'));
  screen.getByText('one');
  expect(screen.queryByText('nothing')).not.toBeInTheDocument();

  await act(async () => resolve('two'));
  screen.getByText('two');
});

it('stands where SWR asks for React’s own', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('swr/package.json')), 'dist');
  const file = readdirSync(folder).find((name) => /^use-swr-.*\.mjs$/.test(name)) ?? '';
  const shell = readFileSync(join(import.meta.dirname, '../../../shared/build/webpack/shell.mjs'), 'utf8');

  expect(readFileSync(join(folder, file), 'utf8')).toContain(`from 'use-sync-external-store/shim'`);
  expect(shell).toContain(`'use-sync-external-store/shim$'`);
});
