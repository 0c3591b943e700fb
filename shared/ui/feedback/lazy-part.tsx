import { Trans } from '@lingui/react/macro';
import { reportFault } from '@passerelle/shared/events';
import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

import { useToastIfAny } from './toast-card';
import { PanelFailure } from './panel-failure';

type Load<P> = () => Promise<ComponentType<P>>;

interface Options<P> {
  /** Has the size of the part. */
  skeleton?: (props: P) => ReactNode;
  /** Shown above the retry button; without it, nothing is shown in place of the part. */
  failure?: ReactNode;
}

/** React.lazy remembers a failure: each attempt needs a new component. */
function retriable<P>(load: Load<P>): () => LazyExoticComponent<ComponentType<P>> {
  async function ask(): Promise<{ default: ComponentType<P> }> {
    try {
      return { default: await load() };
    } catch (error) {
      current = lazy(ask);
      throw error;
    }
  }
  let current = lazy(ask);
  return () => current;
}

/** A part of a screen in a chunk of its own, loaded when it is first rendered. */
export function lazyPart<P extends object>(load: Load<P>, { skeleton, failure }: Options<P> = {}) {
  const current = retriable(load);
  return function LazyPart(props: P): ReactNode {
    const [{ Content, attempt }, setShown] = useState(() => ({ Content: current(), attempt: 0 }));
    const retry = (): void => setShown({ Content: current(), attempt: attempt + 1 });
    return (
      <PartBoundary key={attempt} failure={failure && <PanelFailure onRetry={retry}>{failure}</PanelFailure>}>
        <Suspense fallback={skeleton?.(props)}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface DialogProps {
  /** Left out by a dialog that is rendered only while it is open. */
  open?: boolean;
  onClose: () => void;
}

/** `lazyPart` for a dialog or a menu: loaded when first opened, closed with a message if loading fails. */
export function lazyDialog<P extends DialogProps>(load: Load<P>) {
  const current = retriable(load);
  return function LazyDialog(props: P): ReactNode {
    const { open = true, onClose } = props;
    const [opened, setOpened] = useState({ Content: current(), attempt: 0, isOpened: open });
    if (open && !opened.isOpened) setOpened({ ...opened, isOpened: true });
    // Deferred, React waits without the fallback, whose successor it would hold back for 300 ms.
    const isLoaded = useDeferredValue(opened.isOpened, false);
    const { Content, attempt } = opened;
    const close = (): void => {
      setOpened({ Content: current(), attempt: attempt + 1, isOpened: false });
      onClose();
    };
    return (
      <PartBoundary key={attempt} failure={<DialogFailure onClose={close} />}>
        <Suspense>{isLoaded && opened.isOpened && <Content {...props} />}</Suspense>
      </PartBoundary>
    );
  };
}

function DialogFailure({ onClose }: Pick<DialogProps, 'onClose'>): ReactNode {
  const toast = useToastIfAny();
  const fail = useEffectEvent(() => {
    toast?.(<Trans>Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.</Trans>, {
      tone: 'error',
    });
    onClose();
  });
  useEffect(() => fail(), []);
  return null;
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
