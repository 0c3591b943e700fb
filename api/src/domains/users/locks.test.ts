import { sql } from 'kysely';
import { transact } from '../../platform/database/connection';
import { findActor } from '../../platform/sessions/find-actor';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { lockPeople } from './bulk/batch-people';
import { readPlaces } from './grants';
import { aTeam, type Team } from './testing/a-team';
import { lockVisiblePerson } from './update-user';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

/** True if another transaction can lock a row in this mode without waiting. */
async function isFree(table: 'users' | 'user_groups', id: string, lock: 'KEY SHARE' | 'NO KEY UPDATE' | 'UPDATE') {
  const rows = sql`SELECT FROM ${sql.table(table)} WHERE id = ${id} FOR ${sql.raw(lock)} NOWAIT`;
  return rows.execute(app.db).then(
    () => true,
    () => false,
  );
}

/** The embedded database runs one transaction at a time. */
const onServer = (given: string, check: () => Promise<void>) =>
  it(given, async () => {
    if (app.engine === 'server') await check();
  });

const owner = async () => (await findActor(app.db, team.owner.id))!;

describe('a person locked for a change', () => {
  onServer('can be referenced by other rows in any order, and not be changed in parallel', async () => {
    const actor = await owner();
    const { id } = team.amel;
    await transact(app.db, async (db) => {
      await lockVisiblePerson(db, actor, id);
      expect([await isFree('users', id, 'KEY SHARE'), await isFree('users', id, 'NO KEY UPDATE')]).toEqual([
        true,
        false,
      ]);
    });
    await transact(app.db, async (db) => {
      await lockPeople(db, actor, [id]);
      expect([await isFree('users', id, 'KEY SHARE'), await isFree('users', id, 'NO KEY UPDATE')]).toEqual([
        true,
        false,
      ]);
    });
  });
});

describe('a group that people are being added to', () => {
  onServer('cannot be deleted until they are in it', async () => {
    const actor = await owner();
    const { id } = await app.db
      .selectFrom('user_groups')
      .where('name', '=', 'Lyon')
      .select('id')
      .executeTakeFirstOrThrow();
    const wanted = { role: 'user', groups: [id], managedGroups: [], manager: null, hrRepresentative: null } as const;
    await transact(app.db, async (db) => {
      await readPlaces(db, [wanted], { actor, organizationId: team.organization });
      expect([await isFree('user_groups', id, 'KEY SHARE'), await isFree('user_groups', id, 'UPDATE')]).toEqual([
        true,
        false,
      ]);
    });
  });
});
