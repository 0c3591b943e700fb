import type { LibraryDocumentDetail } from '@passerelle/shared/contract';
import { aLibraryDocument, aProfile, fakeApi, renderScreen, type Handlers } from '@passerelle/shared/testing';

import { DocumentScreen } from '../document/document.screen';

export const aDetail = (with_: Partial<LibraryDocumentDetail> = {}): LibraryDocumentDetail => ({
  ...aLibraryDocument(),
  captions: [],
  preview: null,
  reading: null,
  ...with_,
});

/** Same person for all documents, so that their stored settings persist. */
const person = aProfile();

/** Renders the screen of a document with the navigation state of a link. */
export async function openDocument(document: LibraryDocumentDetail, state?: unknown, more: Handlers = {}) {
  const api = fakeApi({
    'GET /me/library/:documentId': () => document,
    'PUT /me/library/:documentId/reading': ({ body }) => ({ lastPage: null, lastSecond: null, ...(body as object) }),
    ...more,
  });
  const route = `/library/${document.id}`;
  const shown = await renderScreen(<DocumentScreen />, { route, path: '/library/:documentId', state, person });
  return { ...shown, api };
}
