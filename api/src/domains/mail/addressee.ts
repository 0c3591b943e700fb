import type { InferResult } from 'kysely';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** The recipient of a mail, with the theme of the organisation. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  locale: Locale;
  organization: { name: string; color: string | null; logoFileId: string | null };
}

/** Every possible recipient; the caller filters. */
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

/** The language they chose; otherwise that of the request, otherwise their organisation's. */
export const addresseeOf = (row: AddresseeRow, reading?: Locale): Addressee => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  locale: row.locale ?? reading ?? row.organization_locale,
  organization: { name: row.organization, color: row.primary_color, logoFileId: row.logo_file_id },
});
