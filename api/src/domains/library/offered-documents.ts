import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Locale } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import type { Person } from '../../platform/sessions/person';

type OnDocuments = ExpressionBuilder<Database, 'library_documents'>;

/** The documents that the library offers a user: published, and common or their organisation's. */
export const isOffered =
  ({ organizationId }: Pick<Person, 'organizationId'>, now: Date) =>
  (eb: OnDocuments): Expression<SqlBool> =>
    eb.and([
      eb('library_documents.owner_id', 'is', null),
      eb('library_documents.published_at', '<=', now),
      eb('library_documents.archived_at', 'is', null),
      eb.or([
        eb('library_documents.organization_id', 'is', null),
        eb('library_documents.organization_id', '=', organizationId),
      ]),
    ]);

/**
 * Each document once, in the reader's language, else in French, else in any language; with `languages`, in the first of
 * those available. Documents without their file are left out.
 */
export function documentsIn(db: Db, locale: Locale, languages: readonly Locale[] = []) {
  const order = languages.length > 0 ? languages : [locale, defaultLocale];
  const preference = sql`array_position(${[...order]}::text[], content.locale::text)`;
  return db.selectFrom('library_documents').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('library_document_contents as content')
        .leftJoin('files', (join) => join.onRef('files.id', '=', 'content.file_id').on('files.deleted_at', 'is', null))
        .whereRef('content.document_id', '=', 'library_documents.id')
        .where((where) => where.or([where('files.id', 'is not', null), where('content.external_url', 'is not', null)]))
        .$if(languages.length > 0, (contents) => contents.where('content.locale', 'in', languages))
        .orderBy(preference)
        .orderBy('content.locale')
        .limit(1)
        .select([
          'content.locale',
          'content.name',
          'content.description',
          'content.external_url',
          'content.sort_name',
          'content.search',
          'content.transcript',
          'content.captions',
          'content.preview',
          'content.cover_file_id',
          'content.duration_seconds',
          'files.id as file_id',
          'files.extension',
          'files.size',
        ])
        .as('shown'),
    (join) => join.onTrue(),
  );
}
