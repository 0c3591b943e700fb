import { sql } from 'kysely';
import type { Asked, Counted } from './count';
import { reachAsked } from './people';
import type { Reach } from './spans';

/**
 * Seats that were held at a moment, or at any time of the window before it, from the count that each pack keeps of those
 * held now: only what was taken or given back since has to be looked at. The packs know no people, so it is for whoever
 * may see everybody, and asks for all of them as one.
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
  // None is no figure, as of whatever is not there.
  return rows.flatMap(({ held }) => (held > 0 ? [{ labels: {}, counts: [held], totals: [held] }] : []));
}
