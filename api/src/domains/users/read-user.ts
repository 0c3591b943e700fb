import { sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Closure, Extension, Follower, Locale, Reference, User, UserProgram } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { instant, instantOrNull } from '../../platform/dates';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { inLocale } from '../../platform/text/text';
import { visibleGroups, visibleTo } from '../accounts/visibility';
import { readStaffChange } from '../accounts/email-change/by-staff';
import { hasSecondFactor } from '../accounts/second-factor/factor-row';
import { readProfile } from '../profile/read-profile';
import { readOwnProgram } from '../programs/own-program';
import { readActivity } from '../reporting/stats/activity';
import { readSummaries } from './list/summaries';

const readPack = (db: Db, userProgramId: string): Promise<UserProgram['pack']> =>
  db
    .selectFrom('user_programs')
    .innerJoin('license_packs', 'license_packs.id', 'user_programs.license_pack_id')
    .where('user_programs.id', '=', userProgramId)
    .select(['license_packs.id', 'license_packs.name'])
    .executeTakeFirstOrThrow();

async function readExtensions(db: Db, userProgramId: string, locale: Locale): Promise<Extension[]> {
  const rows = await db
    .selectFrom('user_program_extensions as extension')
    .innerJoin('programs', 'programs.id', 'extension.program_id')
    .innerJoin('license_packs as pack', 'pack.id', 'extension.license_pack_id')
    .where('extension.user_program_id', '=', userProgramId)
    .orderBy('extension.position')
    .select(['extension.id', 'extension.from_date', 'extension.to_date', 'extension.created_at'])
    .select(['programs.id as program_id', 'programs.name', 'pack.id as pack_id', 'pack.name as pack_name'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    program: { id: row.program_id, name: inLocale(row.name, locale) },
    pack: { id: row.pack_id, name: row.pack_name },
    dates: { fromDate: instant(row.from_date), toDate: instant(row.to_date) },
    createdAt: instant(row.created_at),
  }));
}

async function readClosure(db: Db, userProgramId: string): Promise<Closure | null> {
  const row = await db
    .selectFrom('user_program_closures')
    .where('user_program_id', '=', userProgramId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    type: row.type,
    leavingDate: row.leaving_date,
    job: {
      entryOnDutyDate: row.job_entry_on_duty_date,
      group: row.job_group,
      jobTitle: row.job_title,
      annualSalaryWithoutTax: row.job_annual_salary_without_tax,
    },
    contractKind: row.contract_kind,
    sector: row.business_sector,
    partnership: row.partnership,
    training: { dates: { fromDate: row.training_from_date, toDate: row.training_to_date } },
    comment: row.comment,
    closedAt: instant(row.closed_at),
    enteredAt: instant(row.entered_at),
  };
}

/** The programme of a person for staff: the person's view, with pack, extensions and end. */
async function readUserProgram(db: Db, userId: string, locale: Locale, now: DateTime<true>): Promise<UserProgram> {
  const program = await readOwnProgram(db, userId, locale, now);
  return {
    ...program,
    pack: await readPack(db, program.id),
    extensions: await readExtensions(db, program.id, locale),
    closure: await readClosure(db, program.id),
  };
}

/** Enough for a career; the log has the rest. */
const SHOWN = 20;

/** Present and former followers of a person. Former ones outside the viewer's scope have no name. */
async function readFollowers(db: Db, viewer: Person, userId: string): Promise<Follower[]> {
  const isNamed = sql<SqlBool>`(user_followers.until_at IS NULL OR users.id = ${viewer.id} OR ${visibleTo(viewer)})`;
  const rows = await db
    .selectFrom('user_followers')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'user_followers.follower_id').on(isNamed))
    .where('user_followers.user_id', '=', userId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'kind', 'from_at', 'until_at'])
    .orderBy(sql`until_at DESC NULLS FIRST`)
    .orderBy('from_at', 'desc')
    .orderBy('kind', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, first_name: firstName, last_name: lastName, kind, from_at, until_at }) => ({
    kind,
    person: id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' },
    from: instant(from_at),
    until: instantOrNull(until_at),
  }));
}

const readManagedGroups = (db: Db, viewer: Person, userId: string): Promise<Reference[]> =>
  db
    .selectFrom('group_managers')
    .innerJoin('user_groups', 'user_groups.id', 'group_managers.group_id')
    .where('group_managers.user_id', '=', userId)
    .where(visibleGroups(viewer))
    .orderBy('user_groups.sort_name')
    .select(['user_groups.id', 'user_groups.name'])
    .execute();

async function readVisibleVersion(db: Db, person: Person, userId: string): Promise<number> {
  const seen = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where((eb) => eb.or([sql<SqlBool>`users.id = ${person.id}`, visibleTo(person)]))
    .select('users.version')
    .executeTakeFirst();
  if (!seen) throw failure('notFound');
  return seen.version;
}

/** One person as staff see them; throws 404 outside the viewer's scope, which always includes themselves. */
export async function readUser(
  db: Db,
  person: Person,
  userId: string,
  { locale, now }: { locale: Locale; now: DateTime<true> },
): Promise<User> {
  const version = await readVisibleVersion(db, person, userId);
  const profile = await readProfile(db, userId, locale);
  const [summary] = await readSummaries(db, [userId], { viewer: person, locale, now: now.toJSDate() });
  if (!summary) throw failure('notFound');
  const { organization } = profile;
  const { silence: _, ...shown } = summary;
  return {
    ...profile,
    ...shown,
    version,
    hasSecondFactor: await hasSecondFactor(db, userId),
    emailChange: await readStaffChange(db, person, userId, now),
    company: profile.company,
    job: profile.job,
    organization: organization && {
      id: organization.id,
      name: organization.name,
      theme: { primary: organization.theme.primary },
    },
    scope: { groups: await readManagedGroups(db, person, userId) },
    followers: await readFollowers(db, person, userId),
    stats: { ...profile.stats, activity: await readActivity(db, userId, now) },
    selectedProgram: profile.selectedProgram && (await readUserProgram(db, userId, locale, now)),
  };
}
