import type { Badges } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** The best level of each badge; levels are named in their order. */
export async function readBadges(db: Db, userId: string): Promise<Badges> {
  const best = await db
    .selectFrom('user_badges')
    .where('user_id', '=', userId)
    .groupBy('type')
    .select((eb) => ['type', eb.fn.max('level').as('level')])
    .execute();
  const stateOf = (type: keyof Badges) => ({ level: best.find((badge) => badge.type === type)?.level ?? null });
  return { professionalProject: stateOf('professionalProject'), cv: stateOf('cv'), linkedin: stateOf('linkedin') };
}
