import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    home: async () => (await import(/* webpackChunkName: "home" */ './home/home.screen')).HomeScreen,
    program: async () => (await import(/* webpackChunkName: "program" */ './program/program.screen')).prepareProgram(),
    task: async () => (await import(/* webpackChunkName: "task" */ './task/task.screen')).TaskScreen,
  },
  slots: {
    'account.suspension': async () =>
      (await import(/* webpackChunkName: "account-suspension" */ './suspension/account/account-suspension.slot'))
        .AccountSuspensionSlot,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});
