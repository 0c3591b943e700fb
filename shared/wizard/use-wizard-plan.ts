import { personStorage } from '@passerelle/shared/client';
import { useCallback, useState } from 'react';

/** Values settled by the steps so far, and their storage in the tab. */
export interface PlanStore<P extends object> {
  /** `networking-action` */
  name: string;
  empty: P;
  /** Another version of the page may have written what is stored: takes over what it understands. */
  parse: (stored: Record<string, unknown>) => P;
}

const keyOf = ({ name }: { name: string }): string => `draft.${name}.plan`;

function readPlan<P extends object>(store: PlanStore<P>): P {
  const stored = personStorage.read(keyOf(store));
  return typeof stored === 'object' && stored !== null ? store.parse({ ...stored }) : store.empty;
}

export const writePlan = <P extends object>(store: PlanStore<P>, plan: P): boolean =>
  personStorage.write(keyOf(store), plan);

type PlanChange<P> = Partial<P> | ((before: P) => Partial<P>);

export interface PlanControls<P> {
  change: (change: PlanChange<P>) => void;
  /** Nothing is brought back after a reload; what is on the page stays. */
  erase: () => void;
}

/** Stored in this tab until it is sent: steps can be left, reloaded and resumed. `store` is a constant. */
export function useWizardPlan<P extends object>(store: PlanStore<P>): [P, PlanControls<P>] {
  const [plan, setPlan] = useState(() => readPlan(store));
  const change = useCallback(
    (part: PlanChange<P>): void =>
      setPlan((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        writePlan(store, next);
        return next;
      }),
    [store],
  );
  const erase = useCallback((): void => personStorage.erase(keyOf(store)), [store]);
  return [plan, { change, erase }];
}
