import { now } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

/** Storage may be forbidden or full. The animation is then shown again, which does no harm. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Whether something is shown for the first time today on this device. Animations run only then. */
export function useFirstVisitOfDay(name: string): boolean {
  const key = `passerelle:seen:${name}`;
  const today = now().toDateString();
  const [first] = useState(() => read(key) !== today);
  useEffect(() => {
    if (first) write(key, today);
  }, [first, key, today]);
  return first;
}
