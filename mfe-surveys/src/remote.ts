import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {},
  slots: {
    'survey.form': async () =>
      (await import(/* webpackChunkName: "survey-form" */ './survey-form/survey-form.slot')).SurveyFormSlot,
    'survey.results': async () =>
      (await import(/* webpackChunkName: "survey-results" */ './results/survey-results.slot')).SurveyResultsSlot,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});
