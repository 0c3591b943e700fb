import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './own-dashboard/dashboard.screen')).DashboardScreen,
    reporting: async () => (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.screen,
    'six-monthly': async () =>
      (await import(/* webpackChunkName: "six-monthly" */ './six-monthly/six-monthly.screen')).SixMonthlyScreen,
  },
  slots: {
    'reporting.section': async () =>
      (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.section,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});
