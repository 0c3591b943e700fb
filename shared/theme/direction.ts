import { rightToLeftLocales, type Locale } from '@passerelle/shared/contract';

export type Direction = 'ltr' | 'rtl';

const rightToLeft: readonly Locale[] = rightToLeftLocales;

export const isRightToLeft = (locale: Locale): boolean => rightToLeft.includes(locale);
export const directionOf = (locale: Locale): Direction => (isRightToLeft(locale) ? 'rtl' : 'ltr');
