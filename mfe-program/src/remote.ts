import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    home: async () => (await import(/* webpackChunkName: "home" */ './home/home.screen')).HomeScreen,
    task: async () => (await import(/* webpackChunkName: "task" */ './task/task.screen')).TaskScreen,
  },
  messages: {
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  },
});
