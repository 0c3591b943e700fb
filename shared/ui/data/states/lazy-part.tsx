import { reportFault } from '@passerelle/shared/events';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { PanelFailure } from '../figures/figure-card';

interface Options<P> {
  /** Keeps the place of the part while it is on its way. */
  skeleton: (props: P) => ReactNode;
  /** What is said where it does not come, above the button that loads it again. */
  failure: ReactNode;
}

type LazyPart<P> = ComponentType<P> & {
  /** Fetches it before it is drawn. Whether it came is known when it is drawn. */
  preload: () => void;
};

/** A part that is loaded when it is drawn for the first time, and can be asked for again where it does not come. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { skeleton, failure }: Options<P>,
): LazyPart<P> {
  // A lazy component remembers that it failed: each attempt needs a new one.
  let Current = lazy(ask);
  async function ask(): Promise<{ default: ComponentType<P> }> {
    try {
      return { default: await load() };
    } catch (error) {
      Current = lazy(ask);
      throw error;
    }
  }
  function Part(props: P): ReactNode {
    const [{ Content, attempt }, setShown] = useState({ Content: Current, attempt: 0 });
    const retry = (): void => setShown({ Content: Current, attempt: attempt + 1 });
    return (
      <PartBoundary key={attempt} failure={<PanelFailure onRetry={retry}>{failure}</PanelFailure>}>
        <Suspense fallback={skeleton(props)}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}

class PartBoundary extends Component<{ failure: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    reportFault('part', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
