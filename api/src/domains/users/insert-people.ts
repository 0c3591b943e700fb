import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { grantedBy, personProfileColumns, type PersonValues, userColumns } from './person-values';

export interface NewPerson {
  organizationId: string;
  values: PersonValues;
}

/** The addresses that an e-mail change may still restore to their former account. */
async function claimedEmails(db: Db, emails: readonly string[], now: DateTime<true>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .where(sql`lower(email_changes.old_email)`, 'in', emails)
    .where('email_changes.take_back_until', '>', now.toJSDate())
    .where('email_changes.taken_back_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .select(sql<string>`lower(email_changes.old_email)`.as('email'))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/**
 * Adds people with their profiles, languages, groups and managed groups, in a fixed number of statements. Returns the
 * new ids in the given order, null where the e-mail is taken.
 */
export async function insertPeople(
  db: Db,
  people: readonly NewPerson[],
  now: DateTime<true>,
): Promise<(string | null)[]> {
  if (people.length === 0) return [];
  const at = now.toJSDate();
  const users = people.map(({ organizationId, values }) => ({
    organization_id: organizationId,
    ...userColumns(values),
    created_at: at,
    updated_at: at,
  }));
  const claimed = await claimedEmails(
    db,
    users.map(({ email }) => email.toLowerCase()),
    now,
  );
  const free = users.filter(({ email }) => !claimed.has(email.toLowerCase()));
  const inserted =
    free.length === 0
      ? []
      : await db
          .insertInto('users')
          .values(free)
          .onConflict((conflict) =>
            conflict
              .expression(sql`lower(email)`)
              .where('deleted_at', 'is', null)
              .doNothing(),
          )
          .returning(['id', 'email'])
          .execute();
  const idByEmail = new Map(inserted.map(({ id, email }) => [email.toLowerCase(), id]));
  const ids = users.map(({ email }) => {
    const id = idByEmail.get(email.toLowerCase()) ?? null;
    // Of two with one address in the same list, the first gets it.
    idByEmail.delete(email.toLowerCase());
    return id;
  });
  const added = people.flatMap(({ values }, index) => {
    const id = ids[index];
    return id ? [{ id, values }] : [];
  });
  await insertProfiles(db, added, at);
  return ids;
}

async function insertProfiles(db: Db, added: readonly { id: string; values: PersonValues }[], at: Date): Promise<void> {
  if (added.length === 0) return;
  await db
    .insertInto('user_profiles')
    .values(added.map(({ id, values }) => ({ user_id: id, ...personProfileColumns(values), updated_at: at })))
    .execute();
  const languages = added.flatMap(({ id, values }) =>
    (values.spokenLanguages ?? []).map(({ language, level }, position) => ({ user_id: id, position, language, level })),
  );
  if (languages.length > 0) await db.insertInto('user_languages').values(languages).execute();
  await insertPlaces(
    db,
    'group_members',
    added.flatMap(({ id, values }) => values.groups.map((group) => [group, id])),
  );
  await insertPlaces(
    db,
    'group_managers',
    added.flatMap(({ id, values }) => grantedBy(values).managedGroups.map((group) => [group, id])),
  );
}

/** As two arrays: thousands of parameters take the database longer to parse than to write. */
async function insertPlaces(
  db: Db,
  table: 'group_members' | 'group_managers',
  places: readonly (readonly [groupId: string, userId: string])[],
): Promise<void> {
  if (places.length === 0) return;
  const groupIds = places.map(([groupId]) => groupId);
  const userIds = places.map(([, userId]) => userId);
  await sql`INSERT INTO ${sql.table(table)} (group_id, user_id)
    SELECT * FROM unnest(${groupIds}::uuid[], ${userIds}::uuid[])`.execute(db);
}
