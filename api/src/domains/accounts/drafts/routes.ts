import { limits } from '@passerelle/shared/contract/limits';
import { member } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { eraseDraft, saveDraft, readDraft } from './drafts';

/** Room for the client's JSON formatting; the stored content has its own limit. */
const bodyLimit = 2 * limits.draftBytes;

export const draftRoutes = defineRoutes((on) => {
  on('GET /me/drafts/:key', member, ({ db, person, params }) => readDraft(db, person.id, params.key));

  on(
    'PUT /me/drafts/:key',
    member,
    ({ db, person, params, body, now }) => saveDraft(db, { userId: person.id, key: params.key }, body, now),
    { bodyLimit },
  );

  on('DELETE /me/drafts/:key', member, ({ db, person, params }) => eraseDraft(db, person.id, params.key));
});
