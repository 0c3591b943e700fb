import { defaultLocale, type OwnProfile } from '@passerelle/shared/contract';
import { chosenLocale, type Locale } from '@passerelle/shared/i18n';

/** What was chosen on this device; where nothing was, what its person has chosen on another. */
export const firstLocale = (me: Pick<OwnProfile, 'locale'> | null): Locale =>
  chosenLocale() ?? me?.locale ?? defaultLocale;
