import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { emit, useEvent, useLast } from './index';

function Listener() {
  const [paths, setPaths] = useState<string[]>([]);
  const unread = useLast('notification-counts')?.received;
  useEvent('data-changed', ({ path }) => setPaths([...paths, path]));
  return (
    <p>
      {paths.join(' ')}, {unread ?? 'none'}
    </p>
  );
}

describe('events in a component', () => {
  it('hears with the listener of the last render', () => {
    render(<Listener />);

    act(() => emit('data-changed', { path: '/a' }));
    act(() => emit('data-changed', { path: '/b' }));

    expect(screen.getByText('/a /b, none')).toBeTruthy();
  });

  it('shows the value that was there before it came', () => {
    emit('notification-counts', { received: 3 });

    render(<Listener />);

    expect(screen.getByText(', 3')).toBeTruthy();
  });

  it('stops when it leaves the page', () => {
    const { unmount } = render(<Listener />);
    unmount();

    expect(() => emit('data-changed', { path: '/a' })).not.toThrow();
  });
});
