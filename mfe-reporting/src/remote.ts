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
      async () => (await import(/* webpackChunkName: "reporting" */ './section/reporting.screen')).ReportingScreen,
      {
        fr: () => import(/* webpackChunkName: "reporting" */ './section/reporting.screen?words=fr'),
        en: () => import(/* webpackChunkName: "reporting-en" */ './section/reporting.screen?words=en'),
      },
    ),
  },
  slots: {
    'reporting.section': withWords(
      'section',
      async () =>
        (await import(/* webpackChunkName: "reporting-section" */ './section/reporting-section.slot'))
          .ReportingSectionSlot,
      {
        fr: () => import(/* webpackChunkName: "reporting-section" */ './section/reporting-section.slot?words=fr'),
        en: () => import(/* webpackChunkName: "reporting-section-en" */ './section/reporting-section.slot?words=en'),
      },
    ),
  },
  messages: noWords,
});
