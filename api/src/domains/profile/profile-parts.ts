import type { Device, OwnProfile } from '@passerelle/shared/contract';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { fileAddress } from '../../platform/files/answer-file';
import { instant } from '../../platform/dates';
import { themeOf } from '../organizations/theme-of';
import type { ColleagueRow, ProfileRow } from './profile-row';

type Civil = Pick<
  OwnProfile,
  'gender' | 'civility' | 'birthday' | 'phone' | 'mobilePhone' | 'maritalStatus' | 'degrees'
>;

export const civilOf = (row: ProfileRow): Civil => ({
  gender: row.gender,
  civility: row.civility,
  birthday: row.birthday,
  phone: row.phone,
  mobilePhone: row.mobile_phone,
  maritalStatus: row.marital_status,
  degrees: row.degree,
});

export const organizationOf = (row: ProfileRow): NonNullable<OwnProfile['organization']> => ({
  id: row.organization_id,
  name: row.organization_name,
  group: row.organization_group,
  companyName: row.organization_company,
  theme: themeOf(row),
  timeZone: row.time_zone ?? defaultTimeZone,
});

export const addressOf = (row: ProfileRow): NonNullable<OwnProfile['address']> => ({
  type: row.address_type,
  street: row.address_street,
  zipCode: row.address_zip_code,
  city: row.address_city,
});

export const companyOf = (row: ProfileRow): NonNullable<OwnProfile['company']> => ({
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

export function jobOf(row: ProfileRow, colleagues: readonly ColleagueRow[]): NonNullable<OwnProfile['job']> {
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

export const emailChangeOf = ({
  new_email: email,
  new_email_expires_at: at,
  new_email_by_staff: byStaff,
}: ProfileRow): OwnProfile['emailChange'] =>
  email === null || at === null ? null : { email, expiresAt: instant(at), isByStaff: byStaff === true };

/** Stored as sent, validated by the contract. */
export const deviceOf = (row: ProfileRow): Device | null => row.device as Device | null;
