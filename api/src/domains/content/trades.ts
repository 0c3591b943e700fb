import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { QueryOf, TradeInterest, TradeList, TradeSource } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { tradeSorts } from '@passerelle/shared/contract/enums/tasks';
import { type Interests, matchingInterests } from '@passerelle/shared/contract/rules/programs/trades';
import type { Db } from '../../platform/database/connection';
import { type ReportOutcome, saveRow } from '../../platform/database/save-row';
import { matchesAll, pageOf, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { searchText, sortKey } from '../../platform/text/search';

export interface TradeListTemplate extends TradeSource {
  key: string;
  trades: readonly { code: string; label: string; major: TradeInterest; minor: TradeInterest | null }[];
}

/** Writes a list of trades; a changed one replaces all of its trades. */
export async function saveTrades(
  db: Db,
  organizationId: string | null,
  { key, name, version, month, licence, trades }: TradeListTemplate,
  tell: ReportOutcome = () => undefined,
): Promise<void> {
  const content_hash = createHash('sha256').update(JSON.stringify(trades)).digest('hex');
  const { id, outcome } = await saveRow(db, 'trade_lists', {
    known: { organization_id: organizationId, key },
    content: { name, version, month, licence, content_hash, archived_at: null },
  });
  tell(outcome);
  if (outcome === 'unchanged') return;
  await db.deleteFrom('trades').where('trade_list_id', '=', id).execute();
  const rows = trades.map((trade) => ({
    ...trade,
    trade_list_id: id,
    sort_label: sortKey(trade.label),
    search: searchText(trade.label, trade.code),
  }));
  await db.insertInto('trades').values(rows).execute();
}

/** The list of the person's organisation, else the common one; of several the newest. */
const findList = (db: Db, { organizationId }: Pick<Person, 'organizationId'>) =>
  db
    .selectFrom('trade_lists')
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', organizationId)]))
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .orderBy('month', 'desc')
    .orderBy('key')
    .select(['id', 'name', 'version', 'month', 'licence'])
    .executeTakeFirst();

const fits = ({ major, minor }: Interests): RawBuilder<SqlBool> =>
  minor === null ? sql`trades.major = ${major}` : sql`(trades.major = ${major} AND trades.minor = ${minor})`;

/** Position of a trade’s best match; a trade that matches none comes last. */
const matchOf = (matches: readonly Interests[]): RawBuilder<number> =>
  matches.reduceRight<RawBuilder<number>>(
    (rest, match, index) => sql`CASE WHEN ${fits(match)} THEN ${sql.lit(index)} ELSE ${rest} END`,
    sql`${sql.lit(matches.length)}`,
  );

/** The trades that match the letters, best first, then by label; a search looks through all trades. */
export async function listTrades(
  db: Db,
  person: Pick<Person, 'organizationId'>,
  query: QueryOf<Calls['GET /me/trades']>,
): Promise<TradeList> {
  const list = readList(query, tradeSorts);
  const found = await findList(db, person);
  if (!found) return { ...pageOf(list, [], 0), source: null };
  const { id, ...source } = found;
  const matches = matchingInterests(query.letters ?? []);
  const isSearch = list.patterns.length > 0;
  const all = db
    .selectFrom('trades')
    .where('trades.trade_list_id', '=', id)
    .where((eb) => matchesAll(eb, 'trades.search', list.patterns))
    .$if(!isSearch && matches.length > 0, (trades) => trades.where((eb) => eb.or(matches.map(fits))));
  const page = await readPage(list, {
    all,
    rows: all.select(['trades.code', 'trades.label', 'trades.major', 'trades.minor']),
    order: [sql`(${matchOf(matches)}, trades.sort_label)`, 'trades.code'],
    itemOf: (row) => row,
  });
  return { ...page, source };
}
