import type { Insertable } from 'kysely';
import type { DateTime } from 'luxon';
import { hashPassword } from '../../platform/sessions/secrets';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import type { GroupIds, OrganizationIds, PackIds } from '../organizations';
import { castOf } from './cast';
import { type Character, demoPassword, chanceOf } from './character';
import { addedAt, invitedAt, setUpAt } from './dates';
import { nameColumns } from '../../domains/accounts/identity';
import type { Database } from '../../platform/database/schema';
import { type DemoOrganization, organizations as demoOrganizations } from '../organizations/content';

type Row<T extends keyof Database> = Insertable<Database[T]>;

function userRow(person: Character, organizationId: string, now: DateTime<true>): Row<'users'> {
  const { firstName, lastName, email, account } = person;
  const invited = invitedAt(person, now).toJSDate();
  const setUp = account === 'invited' ? null : setUpAt(person, now).toJSDate();
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
    created_at: addedAt(person, now).toJSDate(),
    updated_at: setUp ?? invited,
  };
}

/** Of the numbers that France keeps for fiction: 06 39 98 xx xx. */
const phoneOf = (email: string): string => {
  const digits = String(Math.floor(chanceOf(`phone ${email}`)() * 10_000)).padStart(4, '0');
  return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
};

const salaries = { worker: 25_000, etam: 32_000, executive: 46_000 } as const;

function profileRow(person: Character, userId: string, now: DateTime<true>): Row<'user_profiles'> {
  const firm: DemoOrganization = demoOrganizations[person.organization];
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

interface Places {
  organizations: OrganizationIds;
  packs: PackIds;
  groups: GroupIds;
}

/** Links managers and HR representatives, who have to be stored first. */
async function linkColleagues({ db }: Demo, cast: readonly Character[], idOf: (email: string) => string) {
  for (const { email, manager, hrRepresentative } of cast) {
    if (!manager && !hrRepresentative) continue;
    await db
      .updateTable('users')
      .set({
        manager_id: manager === undefined ? null : idOf(manager),
        hr_representative_id: hrRepresentative === undefined ? null : idOf(hrRepresentative),
      })
      .where('id', '=', idOf(email))
      .execute();
  }
  // They have followed since the account was made.
  await db
    .updateTable('user_followers')
    .from('users')
    .whereRef('users.id', '=', 'user_followers.user_id')
    .set((eb) => ({ from_at: eb.ref('users.created_at') }))
    .execute();
}

/** One password, so one hash: making sixty would take longer than everything else. */
async function giveAccounts({ db, now }: Demo, cast: readonly Character[], idOf: (email: string) => string) {
  const password_hash = await hashPassword(demoPassword);
  const ready = cast.filter(({ account }) => account !== 'invited');
  await db
    .insertInto('credentials')
    .values(
      ready.map((person) => ({
        user_id: idOf(person.email),
        password_hash,
        changed_at: setUpAt(person, now).toJSDate(),
      })),
    )
    .execute();
}

const placesIn = (
  cast: readonly Character[],
  key: 'groups' | 'manages',
  groups: GroupIds,
  idOf: (email: string) => string,
) => cast.flatMap((person) => person[key].map((group) => ({ group_id: groups[group], user_id: idOf(person.email) })));

/** Creates everyone with account, post, groups and colleagues. Their history is created later. */
export async function makePeople(demo: Demo, { organizations, packs, groups }: Places): Promise<DemoPerson[]> {
  const { db, now } = demo;
  const cast = castOf(now);
  const rows = await db
    .insertInto('users')
    .values(cast.map((person) => userRow(person, organizations[person.organization], now)))
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const idOf = (email: string): string => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`No demo account has the address ${email}.`);
    return id;
  };
  await db
    .insertInto('user_profiles')
    .values(cast.map((person) => profileRow(person, idOf(person.email), now)))
    .execute();
  await giveAccounts(demo, cast, idOf);
  await linkColleagues(demo, cast, idOf);
  await db
    .insertInto('group_members')
    .values(placesIn(cast, 'groups', groups, idOf))
    .execute();
  await db
    .insertInto('group_managers')
    .values(placesIn(cast, 'manages', groups, idOf))
    .execute();
  return cast.map((person) => ({
    id: idOf(person.email),
    organizationId: organizations[person.organization],
    role: person.role,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    gender: person.gender,
    jobLevel: person.jobLevel,
    packId: packs[person.pack],
    course: person.course,
  }));
}
