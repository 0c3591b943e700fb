import type { Updateable } from 'kysely';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Database } from '../../platform/database/schema';
import { givenLine } from '../../platform/text/text';

type Columns<T extends keyof Database> = Updateable<Database[T]>;

/** Absent fields stay as they are; null clears. */
const line = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : givenLine(text);

/**
 * The fields of a group, such as the address: named ones change, others stay, and a null group clears all of its
 * fields. The form sends each group whole; a form of one field need not know the rest.
 */
const fieldsOf =
  <G extends object>(group: G | null | undefined) =>
  <K extends keyof G>(name: K): G[K] | null | undefined =>
    group === null ? null : group?.[name];

const sent = <T extends object>(columns: T): T =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T;

/** Columns of `users`, except names, address and colleagues, which have their own rules. */
export const accountColumns = ({ gender, phone, locale, job, ...wants }: OwnProfileUpdate): Columns<'users'> =>
  sent({
    gender,
    phone: line(phone),
    locale,
    job_level: fieldsOf(job)('level'),
    wants_reminder_mail: wants.wantsReminderMail,
    wants_monday_mail: wants.wantsMondayMail,
  });

function addressColumns(address: OwnProfileUpdate['address']): Columns<'user_profiles'> {
  const field = fieldsOf(address);
  return {
    address_type: field('type'),
    address_street: line(field('street')),
    address_zip_code: line(field('zipCode')),
    address_city: line(field('city')),
  };
}

function companyColumns(company: OwnProfileUpdate['company']): Columns<'user_profiles'> {
  const field = fieldsOf(company);
  return {
    company_group: line(field('group')),
    company_name: line(field('name')),
    company_firm: line(field('firm')),
    company_department: line(field('department')),
    company_serial_number: line(field('serialNumber')),
    company_vat_serial_number: line(field('VATserialNumber')),
    company_size: field('companySize'),
    company_business_type: field('businessType'),
    company_address_street: line(fieldsOf(field('address'))('street')),
    company_billing_address_street: line(fieldsOf(field('billingAddress'))('street')),
  };
}

function jobColumns(job: OwnProfileUpdate['job']): Columns<'user_profiles'> {
  const field = fieldsOf(job);
  return {
    job_title: line(field('jobTitle')),
    job_position: line(field('position')),
    job_occupation: field('occupation'),
    job_annual_salary_without_tax: field('annualSalaryWithoutTax'),
    job_entry_on_duty_date: field('entryOnDutyDate'),
  };
}

export const profileColumns = ({ address, company, job, ...update }: OwnProfileUpdate): Columns<'user_profiles'> =>
  sent({
    civility: update.civility,
    birthday: update.birthday,
    marital_status: update.maritalStatus,
    degree: update.degrees,
    mobile_phone: line(update.mobilePhone),
    device: update.device,
    ...addressColumns(address),
    ...companyColumns(company),
    ...jobColumns(job),
  });
