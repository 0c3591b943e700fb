import { type CatalogueLoaders, type CompleteLoaders, joinLoaders, loadersOf } from '@passerelle/shared/i18n';

import { messages } from './fr.po';

/** The words of the kits: what each remote bundles of `shared`. */
export const kitCatalogues: CompleteLoaders = {
  ...loadersOf((code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./${code}.po`)),
  fr: async () => ({ messages }),
};

/** A remote's words with those of the kits, in the version that it bundles; in the languages that the remote has. */
export const withKitCatalogues = (own: CatalogueLoaders): CatalogueLoaders => joinLoaders(own, kitCatalogues);
