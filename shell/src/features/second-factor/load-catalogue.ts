import { type CompleteLoaders, registerCatalogues } from '@passerelle/shared/i18n';

/** The words of the second factor come with its parts: the login page of everybody else does without. */
export const loadFactorCatalogue = (): Promise<unknown> =>
  Promise.resolve(
    registerCatalogues('second-factor', {
      fr: () => import(/* webpackChunkName: "second-factor-fr" */ './locales/fr.po'),
      en: () => import(/* webpackChunkName: "second-factor-en" */ './locales/en.po'),
    } satisfies CompleteLoaders),
  );
