import { act, screen } from '@testing-library/react';
import { fakeApi, renderScreen, aStaffProfile } from '@passerelle/shared/testing';
import { useState, type ReactNode } from 'react';

import { type Parts, usePart } from './use-part';

function Screen({ parts }: { parts: Parts<'words', string> }): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const words = usePart(parts, isAsked ? 'words' : null);
  return (
    <>
      <h1>Reporting</h1>
      <p>{words ?? 'rien'}</p>
      <button onClick={() => setAsked(true)}>Comparer</button>
    </>
  );
}

const open = (parts: Parts<'words', string>) => {
  const me = aStaffProfile('headHR');
  fakeApi({ 'GET /me': () => me });
  return renderScreen(<Screen parts={parts} />, { route: '/client/reporting', person: me });
};

describe('a part that is fetched when it is asked for', () => {
  it('is not fetched before, and once for all', async () => {
    const load = jest.fn(() => Promise.resolve('là'));
    const { user } = await open({ loaders: { words: load }, loaded: new Map() });
    expect(load).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Comparer' }));

    await screen.findByText('là');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that it did not come, and comes when the network is back', async () => {
    const load = jest.fn(() => Promise.resolve('là'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await open({ loaders: { words: load }, loaded: new Map() });
    await user.click(screen.getByRole('button', { name: 'Comparer' }));
    await screen.findByText(/^Nous sommes désolés/);
    screen.getByText('rien');

    act(() => void window.dispatchEvent(new Event('online')));

    await screen.findByText('là');
  });
});
