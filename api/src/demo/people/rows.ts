import type { Insertable } from 'kysely';
import type { DateTime } from 'luxon';
import { nameColumns } from '../../domains/accounts/identity';
import type { Database } from '../../platform/database/schema';
import { type DemoOrganization, organizations } from '../organizations/content';
import { chanceOf, type Character } from './character';

type Row<T extends keyof Database> = Insertable<Database[T]>;

/** When someone was added: a while before their programme, or, without one, at the beginning. */
function addedAt({ course, role }: Character, now: DateTime<true>): DateTime<true> {
  if (!course) return now.minus({ weeks: role === 'user' ? 2 : 40 });
  return now.startOf('week').plus({ weeks: Math.min(course.startsInWeeks, 0) - 2, days: 1, hours: 9 });
}

export function userRow(person: Character, organizationId: string, now: DateTime<true>): Row<'users'> {
  const { firstName, lastName, email, account } = person;
  const added = addedAt(person, now);
  const invited = added.plus({ hours: 2 }).toJSDate();
  const setUp = account === 'invited' ? null : added.plus({ days: 1, hours: 3 }).toJSDate();
  return {
    organization_id: organizationId,
    role: person.role,
    ...nameColumns({ firstName, lastName, email }),
    gender: person.gender,
    job_level: person.jobLevel,
    phone: phoneOf(email),
    locale: null,
    wants_reminder_mail: person.wantsReminderMail ?? false,
    invited_at: invited,
    setup_at: setUp,
    terms_accepted_at: account === 'ready' ? setUp : null,
    created_at: added.toJSDate(),
    updated_at: setUp ?? invited,
  };
}

/** Of the numbers that France keeps for fiction: 06 39 98 xx xx. */
const phoneOf = (email: string): string => {
  const digits = String(Math.floor(chanceOf(`phone ${email}`)() * 10_000)).padStart(4, '0');
  return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
};

const salaries = { worker: 25_000, etam: 32_000, executive: 46_000 } as const;

export function profileRow(person: Character, userId: string, now: DateTime<true>): Row<'user_profiles'> {
  const firm: DemoOrganization = organizations[person.organization];
  const chance = chanceOf(person.email);
  const age = person.groups.includes('finDeCarriere') ? 57 : 27 + Math.floor(chance() * 25);
  const years = 2 + Math.floor(chance() * Math.min(20, age - 25));
  const salary = person.jobLevel && salaries[person.jobLevel] + Math.floor(chance() * 16) * 500;
  return {
    user_id: userId,
    civility: person.gender === 'woman' ? 'mrs' : 'mr',
    birthday: now.minus({ years: age, days: Math.floor(chance() * 365) }).toISODate(),
    address_type: 'personal',
    address_city: person.city,
    company_group: firm.group,
    company_name: firm.name,
    company_firm: firm.companyName,
    company_size: firm.companySize,
    company_business_type: firm.businessType,
    job_title: person.jobTitle,
    job_position: person.jobTitle,
    job_occupation: person.occupation,
    job_annual_salary_without_tax: salary,
    job_entry_on_duty_date: now.minus({ years, days: Math.floor(chance() * 365) }).toISODate(),
    updated_at: now.toJSDate(),
  };
}
