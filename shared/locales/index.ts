import type { CatalogueLoader, CompleteLoaders } from '@passerelle/shared/i18n';

import { messages } from './fr.po';

/** The words of the kits: what each remote bundles of `shared`. */
export const kitCatalogues: CompleteLoaders = {
  fr: async () => ({ messages }),
  en: () => import(/* webpackChunkName: "en" */ './en.po'),
};

const both =
  (one: CatalogueLoader, other: CatalogueLoader): CatalogueLoader =>
  async () => {
    const [first, second] = await Promise.all([one(), other()]);
    return { messages: { ...first.messages, ...second.messages } };
  };

/** A remote's words with those of the kits, in the version that it bundles. */
export const withKitCatalogues = (own: CompleteLoaders): CompleteLoaders => ({
  fr: both(kitCatalogues.fr, own.fr),
  en: both(kitCatalogues.en, own.en),
});
