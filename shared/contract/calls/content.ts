import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Id } from '../fields';
import { ContentImport, ContentImportBody } from '../entities/content/content-import';
import { ClientLogs, Env, QuestionSection, StaticPage } from '../entities/content/content';
import { TradeList } from '../entities/programs/trade';
import { tradeSorts, tricamLetters } from '../enums/tasks';
import { listOf } from '../envelope';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';

export const fileCalls = defineCalls({
  // Every address of a kept file leads here, pictures and documents alike: what a person may not see answers 404.
  'GET /files/:fileId': {
    summary: 'The bytes of a file.',
    params: Type.Object({ fileId: Id }),
    query: Type.Object({ download: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    produces: 'application/octet-stream',
  },
  // Mails are read without a session, by programs that do not show SVG.
  'GET /logos/:fileId': {
    summary: 'The logo of an organisation as mails show it, for anyone.',
    params: Type.Object({ fileId: Id }),
    produces: 'image/png',
  },
});

const slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 80 });

export const contentCalls = defineCalls({
  'GET /': { summary: 'Settings of the page before sign-in.', response: Env },
  'GET /staticPages/:slug': {
    summary: 'A page of text, such as the terms of use, in the language of the request.',
    params: Type.Object({ slug }),
    response: StaticPage,
  },
  'GET /questionSections': { summary: 'The frequent questions, by section.', response: listOf(QuestionSection) },
  'GET /me/trades': {
    summary: 'Real trades, those that match the letters of a profile first; without a search, only those.',
    query: listQuery(tradeSorts, { letters: several(tricamLetters) }, pageSizes.trades),
    response: TradeList,
  },
  'POST /content': {
    summary: 'Import a content pack, as a zip of its folder, or keep it as drafts; a dry run changes nothing.',
    body: ContentImportBody,
    files: ['pack'],
    response: ContentImport,
    touches: ['/content/items/*', '/programs/*', '/questionSections', '/me/library/*', '/me/trades'],
  },
  'POST /debug/logs': {
    summary: 'Keep what went wrong in a page.',
    body: ClientLogs,
    atRoot: true,
    // No call reads the logs.
    touches: [],
  },
});
