import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  LibraryDocument,
  LibraryDocumentDetail,
  LibraryUpload,
  OwnFile,
  Reading,
  ReadingBody,
} from '../entities/content/library-document';
import { librarySorts, libraryTypes } from '../enums/content';
import { locales } from '../enums/locales';
import { taskFamilies } from '../enums/tasks';
import { userFileSorts } from '../enums/users';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../envelope';

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
    // Sent while reading: the reader keeps its answer itself, and nothing else shows it.
    touches: [],
  },
  'POST /me/library': {
    summary: 'Upload a document of one’s own. 409 when one of that name is already there.',
    body: LibraryUpload,
    files: ['document'],
    response: LibraryDocument,
    touches: ['/me/library', '/me/documents'],
  },
  'GET /me/documents': {
    summary: 'The files that one has handed in, page by page.',
    query: listQuery(userFileSorts, {}, pageSizes.userDocuments),
    response: listOf(OwnFile),
  },
  'DELETE /me/documents/:documentId': {
    summary: 'Delete a file of one’s own. What was validated by it stays validated.',
    params: Type.Object({ documentId: Id }),
    touches: ['/me/documents', '/me/library/:documentId', '/me/subTasks', '/me/tasks/*'],
  },
});
