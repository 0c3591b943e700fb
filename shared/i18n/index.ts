export { activateLocale, currentLanguage, currentLocale, registerCatalogues } from './activate';
export {
  completeLocales,
  type CatalogueLoader,
  type CatalogueLoaders,
  type CompleteLoaders,
  joinLoaders,
  loadersOf,
} from './catalogues';
export { languageName, useContentLanguage } from './content-language';
export { now } from './moment';
export { formatsFor, useFormats, type Formats } from './formats';
export { defaultLocale, isLocale, localeInfo, type Locale, type LocaleInfo } from './locale-info';
export { useLocalisedText } from './activate';
export { useMissingCatalogue } from './catalogues';
export type { Moment, Zone } from './moment';
export { chosenAtStart, chosenLocale, storedLocale } from './locale-info';
export { Trans } from './trans';
export { useLocale } from './activate';
export { CatalogueProvider } from './trans';
