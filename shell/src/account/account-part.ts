import { registerCatalogues } from '@passerelle/shared/i18n';

import type { PartOf } from '../parts/part';

/** The account, for who opens it: its words come with it. */
export const accountPart: PartOf = {
  name: 'account',
  load: async () => {
    const [{ AccountRoutes }] = await Promise.all([
      import(/* webpackChunkName: "account" */ './account-routes'),
      registerCatalogues('account', {
        fr: () => import(/* webpackChunkName: "account-fr" */ './locales/fr.po'),
        en: () => import(/* webpackChunkName: "account-en" */ './locales/en.po'),
      }),
    ]);
    return AccountRoutes;
  },
};
