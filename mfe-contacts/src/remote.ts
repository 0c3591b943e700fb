import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    contact: async () => (await import(/* webpackChunkName: "contact" */ './contact/contact.screen')).ContactScreen,
    'contact-create': async () =>
      (await import(/* webpackChunkName: "contact-create" */ './contact-create/contact-create.screen'))
        .ContactCreateScreen,
    'contact-edit': async () =>
      (await import(/* webpackChunkName: "contact-edit" */ './contact-edit/contact-edit.screen')).ContactEditScreen,
    'contact-import': async () =>
      (await import(/* webpackChunkName: "contact-import" */ './contact-import/contact-import.screen'))
        .ContactImportScreen,
    'contact-list': async () =>
      (await import(/* webpackChunkName: "contact-list" */ './contact-list/contact-list.screen')).ContactListScreen,
  },
  slots: {
    'contacts.summary': async () =>
      (await import(/* webpackChunkName: "contacts-summary" */ './contacts-summary/contacts-summary.slot'))
        .ContactsSummarySlot,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});
