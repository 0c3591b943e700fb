import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    'user-list': async () =>
      (await import(/* webpackChunkName: "user-list" */ './user-list/user-list.screen')).UserListScreen,
  },
  messages: {
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  },
});
