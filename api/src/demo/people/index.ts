import { hashPassword } from '../../platform/sessions/secrets';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import type { GroupIds, OrganizationIds, PackIds } from '../organizations';
import { castOf } from './cast';
import { type Character, demoPassword } from './character';
import { profileRow, userRow } from './rows';

interface Places {
  organizations: OrganizationIds;
  packs: PackIds;
  groups: GroupIds;
}

/** Managers and HR representatives are people too: they are named once everyone is there. */
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
}

/** One password, so one hash: making sixty would take longer than everything else. */
async function giveAccounts({ db, now }: Demo, cast: readonly Character[], idOf: (email: string) => string) {
  const password_hash = await hashPassword(demoPassword);
  const ready = cast.filter(({ account }) => account !== 'invited');
  await db
    .insertInto('credentials')
    .values(ready.map(({ email }) => ({ user_id: idOf(email), password_hash, changed_at: now.toJSDate() })))
    .execute();
}

const placesIn = (
  cast: readonly Character[],
  key: 'groups' | 'manages',
  groups: GroupIds,
  idOf: (email: string) => string,
) => cast.flatMap((person) => person[key].map((group) => ({ group_id: groups[group], user_id: idOf(person.email) })));

/** Everyone, with their account, post, groups and colleagues. What they did comes after. */
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
    if (id === undefined) throw new Error(`Nobody of the demo is ${email}.`);
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
