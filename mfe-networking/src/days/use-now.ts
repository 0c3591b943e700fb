import { now } from '@passerelle/shared/i18n';
import { useEffect, useState } from 'react';

const HALF_A_MINUTE_MS = 30_000;
const present = (): string => now().toISOString();

/** The present moment, so that what says « Dans une heure » stays true on a page that is left open. */
export function useNow(): string {
  const [moment, setMoment] = useState(present);
  useEffect(() => {
    const timer = setInterval(() => setMoment(present()), HALF_A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
