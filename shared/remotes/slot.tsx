import { createContext, use, type ComponentType, type ReactNode } from 'react';

import type { SlotName, SlotProps } from './slots';

export interface SlotRequest<N extends SlotName> {
  name: N;
  props: SlotProps[N];
  /** Shown when no remote fills the slot. */
  fallback: ReactNode;
  /** While who fills it is on its way. */
  loading: ReactNode;
}

/** Seam between slots and the shell, which finds the remote of each. */
export type SlotOutlet = <N extends SlotName>(request: SlotRequest<N>) => ReactNode;

const SlotOutletContext = createContext<ComponentType<SlotRequest<SlotName>> | null>(null);
export const SlotOutletProvider = SlotOutletContext.Provider;

/** A place that another remote fills. Absent or broken, it shows its fallback, and its neighbours live on. */
export function Slot<N extends SlotName>({
  name,
  fallback = null,
  loading = null,
  ...props
}: { name: N; fallback?: ReactNode; loading?: ReactNode } & SlotProps[N]): ReactNode {
  const Outlet = use(SlotOutletContext);
  if (!Outlet) return fallback;
  return <Outlet name={name} props={props} fallback={fallback} loading={loading} />;
}
