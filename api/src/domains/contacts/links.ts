import type { Db } from '../../platform/database/connection';

/** Who was recommended by whom in a book; also what was deleted, which may be taken back. */
export async function readLinks(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contacts')
    .where('user_id', '=', userId)
    .where('referrer_id', 'is not', null)
    .select(['id', 'referrer_id'])
    .execute();
  return new Map(rows.flatMap(({ id, referrer_id }) => (referrer_id === null ? [] : [[id, referrer_id] as const])));
}

/** Whether somebody brought in, through however many others, whoever recommended them. */
export function isCircle(links: ReadonlyMap<string, string>, start: string): boolean {
  const seen = new Set<string>();
  let at = links.get(start);
  while (at !== undefined && at !== start && !seen.has(at)) {
    seen.add(at);
    at = links.get(at);
  }
  return at === start;
}
