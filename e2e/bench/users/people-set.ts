import { sql } from 'kysely';

import { systemClock } from '../../../api/src/platform/clock';
import { createBuilders } from '../../../api/src/testing/builders';
import type { Timed } from '../rows/measure';
import type { BenchDatabase } from '../rows/open-database';
import { type Asking, callsOf } from './calls';
import { idText, type Size } from './fill';

/** Staff of the first organisation, with the calls of the lists in the client space. */
export async function openPeople({ db, signIn, time }: BenchDatabase, size: Size): Promise<Timed> {
  const { organizations, people } = size;
  const found = await sql<
    Record<
      'owner' | 'manager' | 'headHR' | 'person' | 'first' | 'family' | 'rare' | 'large' | 'small' | 'organization',
      string
    >
  >`
    SELECT ${sql.raw(idText('u', 0))} AS owner, ${sql.raw(idText('u', organizations))} AS manager,
      ${sql.raw(idText('u', 2 * organizations))} AS "headHR", ${sql.raw(idText('u', 9 * organizations))} AS person,
      ${sql.raw(idText('g', '0-0'))} AS large, ${sql.raw(idText('g', '0-3'))} AS small,
      ${sql.raw(idText('o', 0))} AS organization, first_name AS first, last_name AS family,
      (SELECT last_name FROM users AS theirs WHERE deleted_at IS NULL AND role = 'user' AND EXISTS (
        SELECT FROM group_members JOIN group_managers USING (group_id)
        WHERE group_members.user_id = theirs.id AND group_managers.user_id = ${sql.raw(idText('u', 2 * organizations))})
        GROUP BY last_name ORDER BY count(*), last_name LIMIT 1) AS rare
    FROM users WHERE id = ${sql.raw(idText('u', 9 * organizations))}`.execute(db);
  const [own] = found.rows;
  if (!own) throw new Error('The rows were not made.');
  const { aPerson } = createBuilders(db, systemClock);
  const superAdmin = await aPerson({ role: 'superAdmin', organization_id: own.organization });
  const cookies: Record<Asking, string> = {
    owner: await signIn(own.owner),
    headHR: await signIn(own.headHR),
    manager: await signIn(own.manager),
    superAdmin: await signIn(superAdmin.id),
  };
  return {
    calls: () => Promise.resolve(callsOf({ people, ...own, now: Date.now() })),
    time: (call) => {
      const [role, path = ''] = call.split(' ');
      return time(path, cookies[role as Asking]);
    },
  };
}
