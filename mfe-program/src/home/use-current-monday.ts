import { isoWeekOf } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

const currentMonday = (): string => isoWeekOf(now().toISOString()).fromDate;

/**
 * The Monday of the present week. A page that is left open over a Sunday night learns of the new week at midnight or, where
 * the device slept, as soon as somebody looks at it again.
 */
export function useCurrentMonday(): string {
  const [monday, setMonday] = useState(currentMonday);
  useEffect(() => {
    const look = (): void => setMonday(currentMonday());
    const midnight = setTimeout(look, Date.parse(isoWeekOf(monday, 1).fromDate) - now().getTime());
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [monday]);
  return monday;
}
