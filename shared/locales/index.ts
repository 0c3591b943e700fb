import type { CatalogueLoader, CompleteLoaders } from '@passerelle/shared/i18n';

import { messages } from './fr.po';

/** The words of the kits: what each remote bundles of `shared`. */
export const kitWords: CompleteLoaders = {
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
export const withKitWords = (own: CompleteLoaders): CompleteLoaders => ({
  fr: both(kitWords.fr, own.fr),
  en: both(kitWords.en, own.en),
});
