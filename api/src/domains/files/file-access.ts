import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { FilePurpose } from '../../platform/database/schema';
import { assertAccess, member } from '../../platform/http/access';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { reachOf, visibleTo } from '../accounts/visibility';
import { isOffered } from '../library/offered-documents';

interface File {
  id: string;
  owner_id: string | null;
  organization_id: string | null;
  purpose: FilePurpose;
}

const exists = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Colleagues see each other's pictures. */
const isColleagues = (db: Db, person: Person, { id }: File): Promise<boolean> =>
  exists(
    db
      .selectFrom('user_profiles')
      .innerJoin('users', 'users.id', 'user_profiles.user_id')
      .where('user_profiles.avatar_file_id', '=', id)
      .where('users.deleted_at', 'is', null)
      .$if(reachOf(person) !== 'everywhere', (users) =>
        users.where('users.organization_id', '=', person.organizationId),
      )
      .select('users.id'),
  );

const isOfTheme = (db: Db, person: Person, { id }: File): Promise<boolean> =>
  exists(
    db
      .selectFrom('themes')
      .where((eb) => eb.or([eb('logo_file_id', '=', id), eb('banner_file_id', '=', id)]))
      .$if(reachOf(person) !== 'everywhere', (themes) => themes.where('organization_id', '=', person.organizationId))
      .select('organization_id'),
  );

const isInLibrary = (db: Db, person: Person, { id }: File, now: Date): Promise<boolean> =>
  exists(
    db
      .selectFrom('library_documents')
      .innerJoin('library_document_contents', 'library_document_contents.document_id', 'library_documents.id')
      .where((eb) =>
        eb.or([
          eb('library_document_contents.file_id', '=', id),
          eb('library_document_contents.cover_file_id', '=', id),
        ]),
      )
      .where(isOffered(person, now))
      .select('library_documents.id'),
  );

/** A participant's documents are visible to the staff who see that participant. */
const isOfSomeoneVisible = async (db: Db, person: Person, { owner_id }: File): Promise<boolean> =>
  owner_id !== null &&
  allows(person.permissions, 'users', 'r') &&
  exists(
    db
      .selectFrom('users')
      .where('users.id', '=', owner_id)
      .where('users.deleted_at', 'is', null)
      .where(sql<SqlBool>`${visibleTo(person)}`)
      .select('users.id'),
  );

/** Files of drafts: of one's own organisation, and the common ones for those who see all. */
const isInStudioOf = (person: Person, { organization_id }: File): boolean =>
  allows(person.permissions, 'library', 'w') &&
  (reachOf(person) === 'everywhere' || organization_id === person.organizationId);

/** Staff who may only read see the files of published content: common, and of their organisation. */
const isPublished = async (db: Db, person: Person, { id, organization_id }: File): Promise<boolean> =>
  allows(person.permissions, 'programs', 'r') &&
  (organization_id === null || organization_id === person.organizationId) &&
  exists(
    db
      .selectFrom('content_items')
      .where('kind', '=', 'library')
      .where('archived_at', 'is', null)
      .where(sql<SqlBool>`EXISTS (SELECT FROM jsonb_each_text(published -> 'attachments') WHERE value = ${id})`)
      .select('id'),
  );

/** Condition on `files`: a visible row refers to the file. */
async function maySee(db: Db, person: Person, file: File, now: Date): Promise<boolean> {
  if (file.owner_id === person.id) return true;
  switch (file.purpose) {
    case 'avatar':
      return isColleagues(db, person, file);
    case 'logo':
    case 'banner':
      return isOfTheme(db, person, file);
    case 'library':
      return isInLibrary(db, person, file, now);
    case 'document':
      return isOfSomeoneVisible(db, person, file);
    case 'content':
      return isInStudioOf(person, file) || isPublished(db, person, file);
    case 'jobOffer':
    case 'export':
      return false;
  }
}

const beforeTerms: readonly FilePurpose[] = ['avatar', 'logo', 'banner'];

/** The file, if a row visible to the viewer refers to it; otherwise 404. */
export async function visibleFile(db: Db, person: Person, fileId: string, now: DateTime<true>) {
  const at = now.toJSDate();
  const file = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .select([
      'id',
      'owner_id',
      'organization_id',
      'purpose',
      'original_name',
      'extension',
      'content_type',
      'sha256',
      'created_at',
    ])
    .executeTakeFirst();
  // Pages before the terms show the organisation's theme; everything else requires the terms.
  if (!file || !beforeTerms.includes(file.purpose)) assertAccess(member, person);
  if (!file || !(await maySee(db, person, file, at))) throw failure('notFound');
  return file;
}
