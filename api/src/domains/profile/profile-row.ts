import { sql, type InferResult } from 'kysely';
import type { Permissions } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { themeColumns } from '../organizations/theme-of';

const profileQuery = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('themes', 'themes.organization_id', 'organizations.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('user_profiles as profile', 'profile.user_id', 'users.id')
    .leftJoin('email_changes', (join) =>
      join
        .onRef('email_changes.user_id', '=', 'users.id')
        .on('email_changes.confirmed_at', 'is', null)
        .on('email_changes.cancelled_at', 'is', null),
    )
    .where('users.id', '=', userId)
    .select([
      'users.id',
      'users.role',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.gender',
      'users.phone',
      'users.locale',
      'users.job_level',
      'users.manager_id',
      'users.hr_representative_id',
      'users.setup_at',
      'users.terms_accepted_at',
      'users.wants_reminder_mail',
      'users.wants_monday_mail',
      'email_changes.new_email',
      'email_changes.by_staff as new_email_by_staff',
      'email_changes.expires_at as new_email_expires_at',
      'organizations.requires_second_factor',
      'second_factors.confirmed_at as second_factor_at',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.group_name as organization_group',
      'organizations.company_name as organization_company',
      'organizations.time_zone',
      'organizations.shows_staff_phones',
      ...themeColumns,
    ])
    .select([
      'profile.avatar_file_id',
      'profile.civility',
      'profile.birthday',
      'profile.marital_status',
      'profile.degree',
      'profile.mobile_phone',
      'profile.address_type',
      'profile.address_street',
      'profile.address_zip_code',
      'profile.address_city',
      'profile.company_group',
      'profile.company_name',
      'profile.company_firm',
      'profile.company_department',
      'profile.company_serial_number',
      'profile.company_vat_serial_number',
      'profile.company_size',
      'profile.company_business_type',
      'profile.company_address_street',
      'profile.company_billing_address_street',
      'profile.job_title',
      'profile.job_position',
      'profile.job_occupation',
      'profile.job_annual_salary_without_tax',
      'profile.job_entry_on_duty_date',
      'profile.device',
    ])
    .select(
      sql<Permissions>`(SELECT json_object_agg(area, level) FROM role_permissions WHERE role = users.role)`.as(
        'permissions',
      ),
    )
    .select((eb) =>
      eb
        .selectFrom('erasure_requests')
        .whereRef('erasure_requests.user_id', '=', 'users.id')
        .where('withdrawn_at', 'is', null)
        .where('done_at', 'is', null)
        .select(({ fn }) => fn.max('requested_at').as('requested_at'))
        .as('erasure_requested_at'),
    );

export type ProfileRow = InferResult<ReturnType<typeof profileQuery>>[number];

export const readProfileRow = (db: Db, userId: string): Promise<ProfileRow | undefined> =>
  profileQuery(db, userId).executeTakeFirst();

const colleaguesQuery = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.phone',
      'user_profiles.avatar_file_id',
    ]);

export type ColleagueRow = InferResult<ReturnType<typeof colleaguesQuery>>[number];

export async function readColleagues(db: Db, row: ProfileRow): Promise<ColleagueRow[]> {
  const ids = [row.manager_id, row.hr_representative_id].filter((id) => id !== null);
  return ids.length === 0 ? [] : colleaguesQuery(db, ids).execute();
}
