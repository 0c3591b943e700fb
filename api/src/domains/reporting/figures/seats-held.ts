import { sql } from 'kysely';
import type { Asked, Counted } from './count';
import { reachAsked } from './people';
import type { Reach } from './spans';

/**
 * Seats held at a time, or at any time of the window before it, from the current count of each pack: only later changes
 * are read. Packs have no people, so this is for viewers of all, and for totals only.
 */
export const knowsSeatsHeld = ({ person, matchers, by, moments }: Asked): boolean =>
  moments.length === 1 &&
  matchers.length === 0 &&
  by.length === 0 &&
  ['organization', 'everywhere'].includes(reachAsked(person, matchers));

export async function countSeatsHeld({ db, person }: Asked, { window, last }: Reach): Promise<Counted[]> {
  const isOwn =
    reachAsked(person, []) === 'everywhere' ? sql`true` : sql`packs.organization_id = ${person.organizationId}::uuid`;
  const uses = sql`license_packs AS packs JOIN license_uses AS uses ON uses.license_pack_id = packs.id`;
  const opens = sql`(${last}::timestamptz - make_interval(secs => ${window}))`;
  const { rows } = await sql<{ held: number }>`SELECT (
      (SELECT coalesce(sum(packs.used_licenses), 0) FROM license_packs AS packs WHERE ${isOwn})
      - (SELECT count(*) FROM ${uses} WHERE ${isOwn} AND uses.released_at IS NULL AND uses.used_at > ${last})
      + (SELECT count(*) FROM ${uses} WHERE ${isOwn} AND uses.released_at > ${opens} AND uses.used_at <= ${last})
    )::integer AS held`.execute(db);
  // Zero is no figure, as for any missing series.
  return rows.flatMap(({ held }) => (held > 0 ? [{ labels: {}, counts: [held], totals: [held] }] : []));
}
