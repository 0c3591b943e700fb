import { renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { loadOnce, useLoaded } from './use-loaded';

const load = jest.fn<Promise<string>, []>();

function Word({ name = 'word' }: { name?: string }): ReactNode {
  const { value, error } = useLoaded(name, load);
  return <p>{value ?? (error ? 'failed' : 'on its way')}</p>;
}

it('tries again by itself when the network is back', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('here');
  await renderScreen(<Word />);
  await screen.findByText('failed');

  act(() => void window.dispatchEvent(new Event('online')));

  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows what was fetched ahead, also where its own asking is still on its way', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await renderScreen(<Word name="another" />);
  screen.getByText('on its way');

  await act(() => loadOnce('another', async () => 'here'));

  screen.getByText('here');
});
