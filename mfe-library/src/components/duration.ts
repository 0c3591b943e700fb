import { currentLocale, localeInfo, useLocale } from '@passerelle/shared/i18n';

const MINUTE = 60;

/** « 7 min », or « 45 s » for less than one minute. */
export function useDuration(): (seconds: number) => string {
  const { format } = localeInfo(useLocale().code);
  const unit = (name: 'second' | 'minute') =>
    new Intl.NumberFormat(format, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 });
  return (seconds) =>
    seconds < MINUTE ? unit('second').format(seconds) : unit('minute').format(Math.round(seconds / MINUTE));
}

/** « 1:05 »: a place in a recording, as players show it. */
export const placeIn = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

/** « 1,25 × »: how quickly a recording is played. */
export const speedText = (speed: number): string =>
  `${new Intl.NumberFormat(localeInfo(currentLocale()).format, { maximumFractionDigits: 2 }).format(speed)}\u00A0×`;
