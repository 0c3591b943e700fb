import { currentLocale, localeInfo } from '@passerelle/shared/i18n';

const MINUTE = 60;

/** « 1:05 »: a place in a recording, as players show it. */
export const placeIn = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

/** « 1,25 × »: how quickly a recording is played. */
export const speedText = (speed: number): string =>
  `${new Intl.NumberFormat(localeInfo(currentLocale()).format, { maximumFractionDigits: 2 }).format(speed)}\u00A0×`;
