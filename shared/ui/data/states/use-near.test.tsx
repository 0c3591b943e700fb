import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { useNear } from './use-near';

let comeNear: (() => void) | undefined;

/** As the browser's, told by the test when the element is seen. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    notify([{ isIntersecting: false }]);
    comeNear = () => notify([{ isIntersecting: true }]);
  }
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function Far({ orSoon = false }: { orSoon?: boolean }): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>({ orSoon });
  return <div ref={ref}>{isNear ? 'near' : 'far'}</div>;
}

describe('what waits until it is near', () => {
  it('comes when somebody comes near, and stays', () => {
    const { rerender } = render(<Far />);
    screen.getByText('far');
    act(() => comeNear?.());
    rerender(<Far />);
    screen.getByText('near');
  });

  it('comes before the page is printed', () => {
    render(<Far />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    screen.getByText('near');
  });

  it('comes when the page is used, where it is wanted soon', async () => {
    const { unmount } = render(<Far />);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    screen.getByText('far');
    unmount();
    render(<Far orSoon />);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await screen.findByText('near');
  });

  it('is there where nothing tells what is seen', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<Far />);
    screen.getByText('near');
  });
});
