import type { Device, Locale, LoggedAs, OwnProfile } from '@passerelle/shared/contract';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import type { Db } from '../../platform/database/connection';
import { fileAddress } from '../../platform/files/answer-file';
import { failure } from '../../platform/failure';
import { isFactorRequired } from '../../platform/sessions/person';
import { instant, instantOrNull } from '../../platform/dates';
import { themeOf } from '../organizations/theme-of';
import { readSelectedProgram } from '../programs/selected-program';
import { readBadges } from '../reporting/stats/participant-stats';
import { readOneTimeScreens } from './one-time-screens';
import { type ColleagueRow, type ProfileRow, readColleagues, readProfileRow } from './profile-row';

type Civil = Pick<
  OwnProfile,
  'gender' | 'civility' | 'birthday' | 'phone' | 'mobilePhone' | 'maritalStatus' | 'degrees'
>;

const civilOf = (row: ProfileRow): Civil => ({
  gender: row.gender,
  civility: row.civility,
  birthday: row.birthday,
  phone: row.phone,
  mobilePhone: row.mobile_phone,
  maritalStatus: row.marital_status,
  degrees: row.degree,
});

const organizationOf = (row: ProfileRow): NonNullable<OwnProfile['organization']> => ({
  id: row.organization_id,
  name: row.organization_name,
  group: row.organization_group,
  companyName: row.organization_company,
  theme: themeOf(row),
  timeZone: row.time_zone ?? defaultTimeZone,
});

const addressOf = (row: ProfileRow): NonNullable<OwnProfile['address']> => ({
  type: row.address_type,
  street: row.address_street,
  zipCode: row.address_zip_code,
  city: row.address_city,
});

const companyOf = (row: ProfileRow): NonNullable<OwnProfile['company']> => ({
  group: row.company_group,
  name: row.company_name,
  firm: row.company_firm,
  department: row.company_department,
  serialNumber: row.company_serial_number,
  VATserialNumber: row.company_vat_serial_number,
  companySize: row.company_size,
  businessType: row.company_business_type,
  address: { street: row.company_address_street },
  billingAddress: { street: row.company_billing_address_street },
});

function jobOf(row: ProfileRow, colleagues: readonly ColleagueRow[]): NonNullable<OwnProfile['job']> {
  const colleague = (id: string | null) => {
    const found = colleagues.find((person) => person.id === id);
    if (!found) return null;
    const { first_name: firstName, last_name: lastName, email, avatar_file_id: avatar } = found;
    const phone = row.shows_staff_phones ? found.phone : null;
    return { id: found.id, firstName, lastName, email, phone, avatarUrl: fileAddress(avatar) };
  };
  return {
    level: row.job_level,
    jobTitle: row.job_title,
    position: row.job_position,
    manager: colleague(row.manager_id),
    hrRepresentative: colleague(row.hr_representative_id),
    occupation: row.job_occupation,
    annualSalaryWithoutTax: row.job_annual_salary_without_tax,
    entryOnDutyDate: row.job_entry_on_duty_date,
  };
}

const emailChangeOf = ({
  new_email: email,
  new_email_expires_at: at,
  new_email_by_staff: byStaff,
}: ProfileRow): OwnProfile['emailChange'] =>
  email === null || at === null ? null : { email, expiresAt: instant(at), isByStaff: byStaff === true };

/** Stored as sent, validated by the contract. */
const deviceOf = (row: ProfileRow): Device | null => row.device as Device | null;

const readLanguages = (db: Db, userId: string): Promise<OwnProfile['spokenLanguages']> =>
  db
    .selectFrom('user_languages')
    .where('user_id', '=', userId)
    .orderBy('position')
    .select(['language', 'level'])
    .execute();

/** The signed-in person, for the shell and the account page. */
export async function readProfile(
  db: Db,
  userId: string,
  locale: Locale,
  loggedAs: LoggedAs | null = null,
): Promise<OwnProfile> {
  const row = await readProfileRow(db, userId);
  if (!row) throw failure('unauthenticated');
  const selectedProgram = await readSelectedProgram(db, userId, locale);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    ...civilOf(row),
    locale: row.locale,
    avatarUrl: fileAddress(row.avatar_file_id),
    acceptedTerms: row.terms_accepted_at !== null,
    hasSetupAccount: row.setup_at !== null,
    mustSetUpSecondFactor:
      loggedAs === null && isFactorRequired(row.requires_second_factor, row.role) && row.second_factor_at === null,
    ...(await readOneTimeScreens(db, userId, selectedProgram)),
    role: { slug: row.role },
    mergedPermissions: row.permissions,
    organization: organizationOf(row),
    address: addressOf(row),
    company: companyOf(row),
    job: jobOf(row, await readColleagues(db, row)),
    spokenLanguages: await readLanguages(db, userId),
    selectedProgram,
    stats: { badges: await readBadges(db, userId) },
    device: deviceOf(row),
    wantsReminderMail: row.wants_reminder_mail,
    wantsMondayMail: row.wants_monday_mail,
    erasureRequestedAt: instantOrNull(row.erasure_requested_at),
    emailChange: emailChangeOf(row),
    loggedAs,
  };
}
