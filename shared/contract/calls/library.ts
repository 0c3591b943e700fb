import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  LibraryDocument,
  LibraryDocumentDetail,
  LibraryUpload,
  Reading,
  ReadingBody,
} from '../entities/library-document';
import { librarySorts, libraryTypes } from '../enums/content';
import { locales } from '../enums/locales';
import { taskFamilies } from '../enums/tasks';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../wire';

export const libraryCalls = defineCalls({
  'GET /me/library': {
    summary: 'The documents to read, watch or listen to, page by page.',
    query: listQuery(
      librarySorts,
      { family: several(taskFamilies), type: several(libraryTypes), language: several(locales) },
      pageSizes.library,
    ),
    response: listOf(LibraryDocument),
  },
  'GET /me/library/:documentId': {
    summary: 'One document, and where its reader stopped.',
    params: Type.Object({ documentId: Id }),
    response: LibraryDocumentDetail,
  },
  'PUT /me/library/:documentId/reading': {
    summary: 'Keep where the reader stopped.',
    params: Type.Object({ documentId: Id }),
    body: ReadingBody,
    response: Reading,
    // Sent while somebody reads: the reader keeps its answer itself, and nothing else shows it.
    touches: [],
  },
  'POST /me/library': {
    summary: 'Upload a document of one’s own. 409 when one of that name is already there.',
    body: LibraryUpload,
    files: ['document'],
    response: LibraryDocument,
    touches: ['/me/library'],
  },
});
