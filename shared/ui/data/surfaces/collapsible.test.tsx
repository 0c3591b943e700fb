import { axe, renderScreen, setViewport } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';

import { Collapsible } from './collapsible';

/** jsdom has no layout, so the test sets the measured height. */
let height = 0;
let notifyResize = (): void => undefined;
class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    notifyResize = () => callback([], this);
  }
  observe(): void {
    notifyResize();
  }
  unobserve(): void {}
  disconnect(): void {}
}
const resizeTo = (next: number): void => {
  height = next;
  act(() => notifyResize());
};

describe('a text that may be long', () => {
  beforeEach(() => {
    globalThis.ResizeObserver = Observer;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    jest.restoreAllMocks();
  });
  const show = () =>
    renderScreen(
      <Collapsible>
        <p>
          Douze semaines <a href="/library">et une bibliothèque</a>
        </p>
      </Collapsible>,
    );
  const button = (name: string) => screen.queryByRole('button', { name });

  it('has nothing to unfold while all of it is seen', async () => {
    height = 175;
    await show();

    expect(button('Lire la suite')).not.toBeInTheDocument();
    await axe();
  });

  it('is unfolded and folded again', async () => {
    height = 400;
    const { user } = await show();

    expect(button('Lire la suite')).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Lire la suite' }));
    expect(button('Réduire le texte')).toHaveAttribute('aria-expanded', 'true');
    await axe();
    await user.keyboard('{Enter}');
    expect(button('Lire la suite')).toBeInTheDocument();
  });

  it('follows the width of the page', async () => {
    height = 170;
    await show();
    expect(button('Lire la suite')).not.toBeInTheDocument();

    resizeTo(176);
    expect(button('Lire la suite')).toBeInTheDocument();
    resizeTo(100);
    expect(button('Lire la suite')).not.toBeInTheDocument();
  });

  it('is cut off a little higher below the wide layout', async () => {
    setViewport(360);
    height = 170;
    await show();

    expect(button('Lire la suite')).toBeInTheDocument();
  });

  it('shows a link that the keyboard has reached', async () => {
    height = 400;
    const { user } = await show();
    jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 300 } as DOMRect);

    await user.tab();

    expect(button('Réduire le texte')).toBeInTheDocument();
  });
});
