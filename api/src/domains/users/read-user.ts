import { sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Locale, Reference, User } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { visibleGroups, visibleTo } from '../accounts/visibility';
import { readStaffChange } from '../accounts/email-change/by-staff';
import { hasSecondFactor } from '../accounts/second-factor/factor-row';
import { readProfile } from '../profile/read-profile';
import { readActivity } from '../reporting/stats/activity';
import { readFollowers } from './read-followers';
import { readSummaries } from './list/summaries';
import { readUserProgram } from './user-program';

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
