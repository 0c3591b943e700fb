import { useSyncExternalStore } from 'react';

/** Areas whose words in the page's language exist and did not come: they are shown in French meanwhile. */
const missing = new Set<string>();
const listeners = new Set<() => void>();

export function noteMissing(area: string, isMissing: boolean): void {
  if (missing.has(area) === isMissing) return;
  if (isMissing) missing.add(area);
  else missing.delete(area);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether an area is shown in French because its own words did not come. */
export const useMissingWords = (area: string): boolean => useSyncExternalStore(subscribe, () => missing.has(area));
