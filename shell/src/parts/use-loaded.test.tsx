import { renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { useLoaded } from './use-loaded';

const load = jest.fn<Promise<string>, []>();

function Word(): ReactNode {
  const { value, error } = useLoaded('word', load);
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
