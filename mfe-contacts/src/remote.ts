import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    'contact-list': async () =>
      (await import(/* webpackChunkName: "contact-list" */ './contact-list/contact-list.screen')).ContactListScreen,
  },
  messages: {
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  },
});
