import type { EndingProgram, ExpiringSeats, OwnPerson, Paged, SilentPerson } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/http/routes';
import { instant, instantOrNull } from '../../../platform/dates';
import { type List, pageOf, readList } from '../../../platform/lists';
import { inLocale } from '../../../platform/text/text';
import { ownPeople, visibleGroups } from '../../accounts/visibility';
import { visiblePacks } from '../../organizations/packs/visible-packs';
import { namedColumns, type NamedRow, named, participantsSeen, profileOfUser } from './participants';
import { quietOf, silenceOf } from './silence';

type Words = Parameters<typeof inLocale>[0];
type Asking<K extends keyof Calls> = Pick<Context<Calls[K]>, 'db' | 'person' | 'query' | 'now' | 'locale'>;

/** A page of the rows, and their total, in one statement. */
async function readRows<Row>(
  { db }: Pick<Asking<'GET /reporting/silent'>, 'db'>,
  list: List<string>,
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<{ found: Row[]; total: number }> {
  const page = sql`LIMIT ${list.pageSize} OFFSET ${list.offset}`;
  const { rows: answers } = await sql<{ total: number; found: Row[] | null }>`
    WITH found AS MATERIALIZED (${rows})
    SELECT (SELECT count(*) FROM found) AS total,
      (SELECT json_agg(paged) FROM (SELECT * FROM found ORDER BY ${order} ${page}) AS paged) AS found`.execute(db);
  const [answer] = answers;
  return { found: answer?.found ?? [], total: answer?.total ?? 0 };
}

const inDirection = ({ order }: List<string>) => sql.raw(order);

/** Silent people, longest silence first. */
export async function listSilent(asking: Asking<'GET /reporting/silent'>): Promise<Paged<SilentPerson>> {
  const { person, query, now, locale } = asking;
  const list = readList(query, { since: 'asc' } as const);
  type Row = NamedRow & Pick<SilentPerson, 'reason'> & { since: string; asked: string | null; program: Words | null };
  const rows = sql`SELECT ${namedColumns}, users.sort_name, silence.reason, silence.since,
      users.news_asked_at AS asked, programs.name AS program
    FROM users ${profileOfUser} CROSS JOIN LATERAL ${silenceOf(now.toJSDate())} AS silence
    LEFT JOIN user_programs AS given ON given.user_id = users.id AND given.selected
    LEFT JOIN programs ON programs.id = given.program_id
    WHERE ${participantsSeen(person, query.group)}`;
  const order = sql`since ${inDirection(list)}, sort_name, id`;
  const { found, total } = await readRows<Row>(asking, list, rows, order);
  const items = found.map((row) => ({
    ...named(row),
    program: row.program && inLocale(row.program, locale),
    reason: row.reason,
    since: instant(row.since),
    askedAt: instantOrNull(row.asked),
  }));
  return pageOf(list, items, total);
}

/** People whom the viewer follows, longest silence first; people without a silence last. */
export async function listOwnPeople(asking: Asking<'GET /reporting/ownPeople'>): Promise<Paged<OwnPerson>> {
  const { person, query, now } = asking;
  const list = readList(query, { since: 'asc' } as const);
  type Row = NamedRow & Pick<OwnPerson, 'reason'> & Record<'since' | 'seen' | 'invited', string | null>;
  const rows = sql`SELECT ${namedColumns}, users.sort_name, quiet.reason, quiet.since,
      coalesce(users.last_seen_at, users.setup_at) AS seen, users.invited_at AS invited
    FROM users ${profileOfUser} LEFT JOIN LATERAL ${quietOf(now.toJSDate())} AS quiet ON true
    WHERE ${participantsSeen(person, query.group)} AND ${ownPeople(person)}`;
  const order = sql`since ${inDirection(list)} NULLS LAST, sort_name, id`;
  const { found, total } = await readRows<Row>(asking, list, rows, order);
  const items = found.map((row) => ({
    ...named(row),
    reason: row.reason,
    since: instantOrNull(row.since),
    lastSeenAt: instantOrNull(row.seen),
    invitedAt: instantOrNull(row.invited),
  }));
  return pageOf(list, items, total);
}

/** From now to the last day that counts as soon. */
const soon = (now: Asking<'GET /reporting/ending'>['now']) =>
  [now.toJSDate(), now.plus({ days: durations.endingDays }).toJSDate()] as const;

/** Condition on `given`, a programme in progress. */
export const endsSoon = (now: Asking<'GET /reporting/ending'>['now']) => {
  const [first, last] = soon(now);
  return sql<boolean>`(given.selected AND given.status = 'started' AND given.to_date BETWEEN ${first} AND ${last})`;
};

export async function listEnding(asking: Asking<'GET /reporting/ending'>): Promise<Paged<EndingProgram>> {
  const { person, query, now, locale } = asking;
  const list = readList(query, { endsAt: 'asc' } as const);
  const rows = sql`SELECT ${namedColumns}, users.sort_name, given.to_date AS ends, programs.name AS program
    FROM user_programs AS given JOIN users ON users.id = given.user_id ${profileOfUser}
    JOIN programs ON programs.id = given.program_id
    WHERE ${endsSoon(now)} AND ${participantsSeen(person, query.group)}`;
  const order = sql`ends ${inDirection(list)}, sort_name, id`;
  const { found, total } = await readRows<NamedRow & { ends: string; program: Words }>(asking, list, rows, order);
  const items = found.map((row) => ({
    ...named(row),
    program: inLocale(row.program, locale),
    endsAt: instant(row.ends),
  }));
  return pageOf(list, items, total);
}

/** Unused seats expire with their pack; used ones stay used. */
export async function listExpiringSeats(asking: Asking<'GET /reporting/expiringSeats'>): Promise<Paged<ExpiringSeats>> {
  const { person, query, now } = asking;
  const list = readList(query, { endsAt: 'asc' } as const);
  const [first, last] = soon(now);
  const { group } = query;
  const ofGroup = group
    ? sql`EXISTS (SELECT FROM group_license_packs AS of JOIN user_groups ON user_groups.id = of.group_id
        WHERE of.license_pack_id = license_packs.id AND user_groups.id = ${group} AND ${visibleGroups(person)})`
    : sql`true`;
  const rows = sql`SELECT id, name, sort_name, max_licenses - used_licenses AS free, to_date AS ends FROM license_packs
    WHERE max_licenses > used_licenses AND to_date BETWEEN ${first} AND ${last}
      AND ${visiblePacks(person)} AND ${ofGroup}`;
  type Row = { id: string; name: string; free: number; ends: string };
  const { found, total } = await readRows<Row>(asking, list, rows, sql`ends ${inDirection(list)}, sort_name, id`);
  return pageOf(
    list,
    found.map(({ id, name, free, ends }) => ({ id, name, free, endsAt: instant(ends) })),
    total,
  );
}
