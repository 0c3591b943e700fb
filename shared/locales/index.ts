import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { type CatalogueLoader, type CatalogueLoaders, type CompleteLoaders, loadersOf } from '@passerelle/shared/i18n';

import { messages } from './fr.po';

/** The words of the kits: what each remote bundles of `shared`. */
export const kitCatalogues: CompleteLoaders = {
  ...loadersOf((code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./${code}.po`)),
  fr: async () => ({ messages }),
};

const both =
  (one: CatalogueLoader, other: CatalogueLoader): CatalogueLoader =>
  async () => {
    const [first, second] = await Promise.all([one(), other()]);
    return { messages: { ...first.messages, ...second.messages } };
  };

/** A remote's words with those of the kits, in the version that it bundles; in the languages that the remote has. */
export const withKitCatalogues = (own: CatalogueLoaders): CatalogueLoaders => ({
  ...Object.fromEntries(
    textLocales.flatMap((code) => {
      const load = own[code];
      return load ? [[code, both(kitCatalogues[code], load)]] : [];
    }),
  ),
  fr: both(kitCatalogues.fr, own.fr),
});
