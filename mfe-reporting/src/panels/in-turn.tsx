import { useTurn } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

interface Props {
  /** In sight from the beginning: it does not wait. */
  atOnce?: boolean;
  /** What keeps its place meanwhile. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What a page has further below, drawn in a task of its own after what is in sight: in between the page answers. */
export function InTurn({ atOnce = false, fallback = null, children }: Props): ReactNode {
  const isTurn = useTurn();
  const [wasAtOnce] = useState(atOnce);
  return isTurn || wasAtOnce ? children : fallback;
}
