import { loadersOf, registerCatalogues } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';

import type { PartOf } from '../loading/part';

/** The account, for who opens it: its words come with it. */
export const accountPart: PartOf = {
  name: 'account',
  load: async () => {
    const [{ AccountRoutes }] = await Promise.all([
      import(/* webpackChunkName: "account" */ '../features/account/account-routes'),
      registerCatalogues(
        'account',
        loadersOf(
          (code) => import(/* webpackChunkName: "account-[request]" */ `../features/account/locales/${code}.po`),
        ),
      ),
    ]);
    return AccountRoutes;
  },
};

/** The legal texts, for who opens them. */
export const legalPart: PartOf = {
  name: 'legal',
  load: async () => (await import(/* webpackChunkName: "legal" */ '../features/legal/legal-routes')).LegalRoutes,
};

/** The addresses that the shell answers itself, each with the chunk that holds its screen. */
export const shellScreens: Readonly<Record<string, PartOf>> = {
  [routePaths.account]: accountPart,
  [routePaths.clientAccount]: accountPart,
  [routePaths.faq]: legalPart,
  [routePaths.privacyPolicy]: legalPart,
  [routePaths.termsOfUse]: legalPart,
};
