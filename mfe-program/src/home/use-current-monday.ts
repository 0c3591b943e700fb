import { isoWeekOf, thisWeek } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

const currentMonday = (): string => thisWeek(now().toISOString()).fromDate;

/**
 * The Monday of the current week. It changes at midnight on a page that stays open or, if the device slept, when the
 * page is looked at again.
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
