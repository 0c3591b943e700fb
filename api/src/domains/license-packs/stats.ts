import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { PackStats } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { visibleGroups } from '../groups/visible';
import { freeSeats, visiblePacks } from './visible';

/** Packs that can be drawn on today, their seats, and the groups: the figures of the dashboard. */
export async function readPackStats(
  db: Db,
  person: Person,
  organization: string | undefined,
  now: DateTime<true>,
): Promise<PackStats> {
  const at = now.toJSDate();
  const licensePacks = await db
    .selectFrom('license_packs')
    .where(visiblePacks(person))
    .where('from_date', '<=', at)
    .where('to_date', '>=', at)
    .$if(organization !== undefined, (packs) => packs.where('organization_id', '=', organization ?? ''))
    .select((eb) => [
      eb.fn.countAll<number>().as('active'),
      sql<number>`coalesce(sum(${freeSeats}), 0)`.as('availableLicenseCount'),
      sql<number>`coalesce(sum(max_licenses), 0)`.as('licensesCount'),
    ])
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom('user_groups')
    .where(visibleGroups(person))
    .$if(organization !== undefined, (found) => found.where('organization_id', '=', organization ?? ''))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { licensePacks, groups };
}
