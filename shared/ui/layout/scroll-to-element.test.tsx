import { fireEvent, render } from '@testing-library/react';

import { scrollToElement } from './scroll-to-element';

describe('scrolling to an element', () => {
  it('brings an element under the header, with the keyboard', () => {
    render(<section id="step-2" />);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

    scrollToElement('step-2');

    expect(scrollTo).toHaveBeenCalledWith({ top: -50, behavior: 'auto' });
    expect(document.activeElement?.id).toBe('step-2');
  });

  it('holds it there against what comes above it, until the person moves', () => {
    let grow = (): void => undefined;
    const disconnect = jest.fn();
    class Observer {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(globalThis, { ResizeObserver: Observer });
    render(<section id="step-3" />);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrollToElement('step-3');
    const place = { top: 300 } as DOMRect;
    jest.spyOn(document.getElementById('step-3')!, 'getBoundingClientRect').mockReturnValue(place);

    grow();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 250, behavior: 'auto' });
    expect(disconnect).not.toHaveBeenCalled();
    fireEvent.wheel(window);

    expect(disconnect).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
});
