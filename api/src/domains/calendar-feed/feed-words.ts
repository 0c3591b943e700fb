import type { Locale } from '@passerelle/shared/contract';
import { inLocale } from '../../platform/localized';

const names = { fr: 'Rendez-vous Passerelle', en: 'Passerelle appointments' };

/** What a calendar program calls the feed until its owner calls it otherwise. */
export const feedName = (locale: Locale): string => inLocale(names, locale);
