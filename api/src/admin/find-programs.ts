import type { Db } from '../platform/database/connection';
import { didYouMean } from '../platform/nearest';
import { Refusal } from './usage/refusal';

/** The programmes of these keys: the organisation’s own, else those common to all. */
export async function findPrograms(db: Db, organizationId: string, keys: readonly string[]): Promise<string[]> {
  const offered = await db
    .selectFrom('programs')
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', organizationId)]))
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .orderBy('key')
    .select(['id', 'key'])
    .execute();
  const known = [...new Set(offered.map(({ key }) => key))];
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    const there = known.length === 0 ? 'none yet: import a content pack first' : known.join(', ');
    throw new Refusal(
      unknown.map((key) => `There is no programme "${key}"${didYouMean(key, known) || `; there are ${there}`}`),
    );
  }
  return keys.map((key) => offered.find((program) => program.key === key)?.id ?? '');
}
