import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    'networking-action-list': async () =>
      (
        await import(
          /* webpackChunkName: "networking-action-list" */ './networking-action-list/networking-action-list.screen'
        )
      ).NetworkingActionListScreen,
  },
  messages: {
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  },
});
