import { withKitWords } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen')).DashboardScreen,
    reporting: async () => (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.screen,
  },
  slots: {
    'reporting.section': async () =>
      (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.section,
  },
  messages: withKitWords({
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  }),
});
