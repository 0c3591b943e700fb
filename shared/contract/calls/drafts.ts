import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Draft, DraftBody } from '../entities/content/draft';

const params = Type.Object({ key: Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9.-]+$' }) });

export const draftCalls = defineCalls({
  'GET /me/drafts/:key': {
    summary: 'Draft of a form; empty without one.',
    params,
    response: Draft,
  },
  'PUT /me/drafts/:key': {
    summary: 'Keep what is half typed. 409 when another device has kept something since.',
    params,
    body: DraftBody,
    response: Draft,
    // Read once, when a form opens; its version settles two devices that write.
    touches: [],
  },
  'DELETE /me/drafts/:key': {
    summary: 'Forget what was half typed.',
    params,
    // Nothing shown depends on it, as for `PUT`.
    touches: [],
  },
});
