import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    documents: async () =>
      (await import(/* webpackChunkName: "documents" */ './documents/documents.screen')).DocumentsScreen,
    'library-document': async () =>
      (await import(/* webpackChunkName: "library-document" */ './document/document.screen')).DocumentScreen,
    'library-list': async () =>
      (await import(/* webpackChunkName: "library-list" */ './library-list/library-list.screen')).LibraryListScreen,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});
