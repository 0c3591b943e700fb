import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { emit, useEvent, useLast } from './index';

function Listener() {
  const [paths, setPaths] = useState<string[]>([]);
  const locale = useLast('locale-changed')?.locale;
  useEvent('data-changed', (change) => setPaths([...paths, ...change.paths]));
  return (
    <p>
      {paths.join(' ')}, {locale ?? 'none'}
    </p>
  );
}

describe('events in a component', () => {
  it('hears with the listener of the last render', () => {
    render(<Listener />);

    act(() => emit('data-changed', { paths: ['/a'], gone: null, origin: 'page' }));
    act(() => emit('data-changed', { paths: ['/b'], gone: null, origin: 'page' }));

    expect(screen.getByText('/a /b, none')).toBeInTheDocument();
  });

  it('shows the value that was there before it came', () => {
    emit('locale-changed', { locale: 'en', language: 'en', direction: 'ltr' });

    render(<Listener />);

    expect(screen.getByText(', en')).toBeInTheDocument();
  });

  it('stops when it leaves the page', () => {
    const { unmount } = render(<Listener />);
    unmount();

    expect(() => emit('data-changed', { paths: ['/a'], gone: null, origin: 'page' })).not.toThrow();
  });
});
