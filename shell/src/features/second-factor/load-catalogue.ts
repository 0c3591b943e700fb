import { loadersOf, registerCatalogues } from '@passerelle/shared/i18n';

/** The words of the second factor come with its parts: other login pages do without. */
export const loadFactorCatalogue = (): Promise<unknown> =>
  Promise.resolve(
    registerCatalogues(
      'second-factor',
      loadersOf((code) => import(/* webpackChunkName: "second-factor-[request]" */ `./locales/${code}.po`)),
    ),
  );
