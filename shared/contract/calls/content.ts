import { Type } from 'typebox';
import { defineCalls } from '../call';
import { ClientLogs, Env, QuestionSection, StaticPage } from '../entities/content';
import { listOf } from '../wire';

const slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 80 });

export const contentCalls = defineCalls({
  'GET /': { summary: 'What the page must know before anyone signs in.', response: Env },
  'GET /staticPages/:slug': {
    summary: 'A page of text, such as the terms of use, in the language of the request.',
    params: Type.Object({ slug }),
    response: StaticPage,
  },
  'GET /questionSections': { summary: 'The frequent questions, by section.', response: listOf(QuestionSection) },
  'POST /debug/logs': {
    summary: 'Keep what went wrong in a page.',
    body: ClientLogs,
    atRoot: true,
    // No call reads the logs.
    touches: [],
  },
});
