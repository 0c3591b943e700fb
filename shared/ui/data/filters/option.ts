import type { ReactNode } from 'react';

/** One of a few values to choose from. */
export interface Option<V extends string> {
  value: V;
  label: ReactNode;
  /** How many there are behind it; not shown while unknown. */
  count?: number | undefined;
  icon?: ReactNode;
}
