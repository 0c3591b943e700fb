import { FailureText, useToast } from '@passerelle/shared/ui';
import { type ComponentType, useState } from 'react';

import { loadOverlays } from '../overlays/overlays-on-demand';

interface OnDemand<P> {
  /** Null until it has been asked for. */
  Content: ComponentType<P> | null;
  /** Loads what is shown, then calls; where it does not come a message says so, and the next press tries again. */
  whenLoaded: (show: () => void) => Promise<void>;
  /** For the button: when hand or focus come near, it is fetched, so that the press finds it. */
  prepare: { onPointerEnter: () => void; onFocus: () => void };
}

/** A dialog that a press opens. It is not loaded with the screen: most visits never open it. */
export function useOnDemand<P>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  const toast = useToast();
  const [Content, setContent] = useState<ComponentType<P> | null>(null);
  const whenLoaded = async (show: () => void): Promise<void> => {
    try {
      const [Loaded] = await Promise.all([load(), loadOverlays()]);
      setContent(() => Loaded);
      show();
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
  };
  // Nobody has pressed anything yet: whether it came is said when somebody does.
  const fetchAhead = (): void => void Promise.all([load(), loadOverlays()]).catch(() => undefined);
  return { Content, whenLoaded, prepare: { onPointerEnter: fetchAhead, onFocus: fetchAhead } };
}
