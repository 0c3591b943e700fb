import { sql } from 'kysely';
import { slugOf } from '../../domains/organizations/organization-columns';
import type { Db } from '../../platform/database/connection';
import { didYouMean } from '../../platform/text/nearest';
import { refuse } from '../usage/options';

export interface FoundOrganization {
  id: string;
  name: string;
}

/** By id, or by name regardless of case and accents. */
export async function findOrganization(db: Db, wanted: string): Promise<FoundOrganization> {
  const found = await db
    .selectFrom('organizations')
    .where((eb) =>
      eb.or([
        eb(sql`id::text`, '=', wanted.toLowerCase()),
        eb('slug', '=', slugOf(wanted)),
        eb(sql`lower(name)`, '=', wanted.toLowerCase()),
      ]),
    )
    .select(['id', 'name'])
    .execute();
  const [only, another] = found;
  if (only && !another) return only;
  if (another)
    throw refuse(`Several organisations are called "${wanted}": give the id that "organization list" shows.`);
  const all = await db.selectFrom('organizations').orderBy('sort_name').select('name').execute();
  const names = all.map(({ name }) => name);
  const hint =
    didYouMean(wanted, names) || (names.length === 0 ? ': there is none yet' : `: there are ${names.join(', ')}`);
  throw refuse(`There is no organisation called "${wanted}"${hint}`);
}
