import { type CompleteLoaders, loadersOf } from '@passerelle/shared/i18n';

/** The words of the kits, each language in the chunk that has the shell's own words after sign-in. */
export const kitCataloguesForShell: CompleteLoaders = loadersOf(
  (code) => import(/* webpackChunkName: "product-[request]" */ `./${code}.po`),
);
