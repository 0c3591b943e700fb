import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { Db } from '../database/connection';
import { failure } from '../failure';
import { inPreview, latestMigration } from '../previews/preview-schema';
import { assertFactor } from './assert-factor';
import { findActor } from './find-actor';
import type { Person } from './person';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The throw-away participant of a preview, for the author who opened it; 404 for every other person. */
export async function previewPerson(db: Db, author: Person, previewId: string): Promise<Person> {
  assertFactor(author);
  const found =
    uuid.test(previewId) &&
    author.acceptedTerms &&
    author.impersonatorId === null &&
    allows(author.permissions, 'library', 'w')
      ? await db
          .selectFrom('previews')
          .where('id', '=', previewId)
          .where('author_id', '=', author.id)
          .where('migration', '=', latestMigration())
          .select(['id', 'user_id'])
          .executeTakeFirst()
      : undefined;
  const participant = found && (await inPreview(db, found.id, (inside) => findActor(inside, found.user_id)));
  if (!found || !participant) throw failure('notFound');
  return { ...participant, sessionId: author.sessionId, preview: found.id };
}
