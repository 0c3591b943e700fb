import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    'library-list': async () =>
      (await import(/* webpackChunkName: "library-list" */ './library-list/library-list.screen')).LibraryListScreen,
  },
  messages: {
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  },
});
