import { type Locale, type ProgramState, type UserSummary, byteOrderMark } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { sql } from 'kysely';
import type { Background, StreamTask } from '../../platform/background/task';
import type { Db } from '../../platform/database/connection';
import type { ReadFromCopy } from '../../platform/database/read-copy';
import { createPacer } from '../../platform/database/in-batches';
import { type CsvRow, csvLines } from '../../platform/spreadsheet/write-csv';
import { type Audited, writeAuditEntry } from '../../platform/sessions/audit';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import { exportWords } from './export-words';
import type { UsersQuery } from './filters';
import { userIds } from './list';
import { readSummaries } from './summaries';

/** People read at a time: an organisation of ten thousand must not be held in memory. */
const batch = 200;

const stateOf = ({ selectedProgram: given }: UserSummary): ProgramState => {
  if (!given) return 'none';
  return given.suspendedUntil === null ? given.status : 'suspended';
};

const day = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

function rowOf(user: UserSummary, locale: Locale): CsvRow {
  const words = exportWords(locale);
  const { selectedProgram: given, gender, job, sessions } = user;
  return [
    user.lastName,
    user.firstName,
    user.email,
    user.phone,
    gender && words.genders[gender],
    words.roles[user.role.slug],
    user.groups.map(({ name }) => name).join(' | '),
    job.level && words.jobLevels[job.level],
    job.jobTitle,
    given?.name ?? null,
    words.states[stateOf(user)],
    day(given?.dates.fromDate),
    day(given?.dates.toDate),
    given?.progress ?? null,
    sessions.count,
    day(sessions.lastAt),
    day(user.welcomeSentAt),
  ];
}

interface UsersExport extends Audited {
  person: Person;
  query: UsersQuery;
  locale: Locale;
  now: DateTime<true>;
}

const ID_BYTES = 16;

/**
 * The ids of the list as it is at this moment, sixteen bytes each: paging through it while people come and go would skip
 * some and repeat others, and as texts a hundred thousand ids would take more memory than all else of an export.
 */
async function packedIds({ db, person, query, now }: UsersExport): Promise<Buffer> {
  const ids = userIds(db, person, query, now);
  const { rows } = await sql<{ ids: Buffer | null }>`
    SELECT string_agg(uuid_send(id), ''::bytea) AS ids FROM (${ids}) AS listed`.execute(db);
  return rows[0]?.ids ?? Buffer.alloc(0);
}

/** The ids of some places of the list, as they stand in the table. */
function unpackIds(packed: Uint8Array, from: number, to: number): string[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.length);
  const ids: string[] = [];
  for (let place = from; place < to && place * ID_BYTES < packed.length; place += 1) {
    const hex = bytes.toString('hex', place * ID_BYTES, (place + 1) * ID_BYTES);
    ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  }
  return ids;
}

interface ListedPeople {
  packed: Uint8Array;
  viewer: Person;
  locale: Locale;
  now: Date;
}

async function* linesOf(db: Db, { packed, viewer, locale, now }: ListedPeople): AsyncGenerator<string> {
  const { columns, separator } = exportWords(locale);
  const rest = createPacer();
  yield byteOrderMark + csvLines([columns], separator);
  for (let next = 0; next * ID_BYTES < packed.length; next += batch) {
    const ids = unpackIds(packed, next, next + batch);
    const users = await readSummaries(db, ids, { viewer, locale, now });
    yield csvLines(
      users.map((user) => rowOf(user, locale)),
      separator,
    );
    await rest();
  }
}

/**
 * In the background thread, whose small young generation is emptied often: in the main thread the rows of a hundred thousand
 * people pile up as garbage between two collections, a hundred megabytes more than of a thousand.
 */
export const exportUsersTask: StreamTask<ListedPeople> = { name: 'export users', stream: linesOf };

/** The whole list that the query asks for, whatever page was on the screen; who took it along is written down. */
export async function usersExport(
  asked: UsersExport & { readFromCopy: ReadFromCopy; services: { background: Background } },
) {
  const { person: viewer, locale, services } = asked;
  const { packed, from } = await asked.readFromCopy(async (db, place) => ({
    packed: await packedIds({ ...asked, db }),
    from: place,
  }));
  await recordExport(asked, packed.length / ID_BYTES);
  return {
    file: { name: `utilisateurs-${asked.now.toISODate()}.csv`, contentType: 'text/csv; charset=utf-8' },
    chunks: () =>
      services.background.stream(exportUsersTask, { packed, viewer, locale, now: asked.now.toJSDate() }, from),
  };
}

/** Who took the list out, how many people, and by which filters: whom they looked for stays out of the log. */
async function recordExport(asked: UsersExport, count: number): Promise<void> {
  const { page: _, pageSize: _size, limit: _limit, ...filters } = asked.query;
  assertOwnOrganization(asked.person, filters.organization);
  const organizationId = filters.organization ?? asked.person.organizationId;
  const fields = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  await writeAuditEntry(asked, {
    action: 'users.exported',
    subjectKind: 'organization',
    subjectIds: [organizationId],
    organizationId,
    fields: fields.toSorted(),
    details: { count },
  });
}
