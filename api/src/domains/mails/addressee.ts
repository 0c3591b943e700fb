import type { InferResult } from 'kysely';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** Whom a mail goes to, and in whose colours. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  locale: Locale;
  organization: { name: string; color: string | null; logoFileId: string | null };
}

/** Everyone who can be written to; the caller narrows. */
export const addressees = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('themes', 'themes.organization_id', 'organizations.id')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.email', 'users.first_name', 'users.locale', 'users.setup_at'])
    .select(['organizations.name as organization', 'organizations.locale as organization_locale'])
    .select(['themes.primary_color', 'themes.logo_file_id']);

export type AddresseeRow = InferResult<ReturnType<typeof addressees>>[number];

/** In the language they chose; else in the one they are reading in right now, else in their organisation's. */
export const addresseeOf = (row: AddresseeRow, reading?: Locale): Addressee => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  locale: row.locale ?? reading ?? row.organization_locale,
  organization: { name: row.organization, color: row.primary_color, logoFileId: row.logo_file_id },
});
