import { defineRemote, noWords, withWords } from '@passerelle/shared/remotes';

/** The words of a screen lie in its chunk; those of another language beside it (docs/adr/0044). */
export const remote = defineRemote({
  screens: {
    dashboard: withWords(
      'dashboard',
      async () => (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen')).DashboardScreen,
      {
        fr: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen?words=fr'),
        en: () => import(/* webpackChunkName: "dashboard-en" */ './dashboard/dashboard.screen?words=en'),
      },
    ),
    reporting: withWords(
      'reporting',
      async () => (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.screen,
      {
        fr: () => import(/* webpackChunkName: "reporting" */ './section/reporting?words=fr'),
        en: () => import(/* webpackChunkName: "reporting-en" */ './section/reporting?words=en'),
      },
    ),
  },
  slots: {
    'reporting.section': withWords(
      'section',
      async () => (await import(/* webpackChunkName: "reporting" */ './section/reporting')).reporting.section,
      {
        fr: () => import(/* webpackChunkName: "reporting" */ './section/reporting?words=fr'),
        en: () => import(/* webpackChunkName: "reporting-en" */ './section/reporting?words=en'),
      },
    ),
  },
  messages: noWords,
});
