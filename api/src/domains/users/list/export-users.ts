import type { Locale, PersonReference, UserSelection, UsersExportBody, UserSummary } from '@passerelle/shared/contract';
import { byteOrderMark } from '@passerelle/shared/contract/rules/common/csv';
import { programStateOf } from '@passerelle/shared/contract/rules/programs/program-state';
import { listedName } from '@passerelle/shared/contract/rules/people/names';
import type { DateTime } from 'luxon';
import { sql } from 'kysely';
import type { Background, StreamTask } from '../../../platform/background/task';
import type { Db } from '../../../platform/database/connection';
import type { ReadFromReplica } from '../../../platform/database/read-replica';
import { createPacer } from '../../../platform/database/in-batches';
import { type CsvRow, csvLines, headText } from '../../../platform/spreadsheet/write-csv';
import { type Audited, writeAuditEntry } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { assertOwnOrganization } from '../../accounts/organization-for';
import { exportLabels } from './export-labels';
import type { UsersQuery } from './filters';
import { assertSelection, selectionChanged } from './selection';
import { userIds } from './list-users';
import { readSummaries } from './summaries';

/** People read at a time: an organisation of ten thousand must not be held in memory. */
const batch = 200;

/** In every language: colleagues in other languages read the same file. */
const separator = ';';

const day = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

/** Last name first, as the columns of a person are. */
const nameOf = (person: PersonReference | null): string | null => person && listedName(person);

function rowOf(user: UserSummary, locale: Locale): CsvRow {
  const words = exportLabels(locale);
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
    words.states[programStateOf(given)],
    day(given?.dates.fromDate),
    day(given?.dates.toDate),
    given?.progress ?? null,
    sessions.count,
    day(sessions.lastAt),
    day(user.welcomeSentAt),
    nameOf(job.manager),
    nameOf(job.hrRepresentative),
    day(user.silence?.since),
  ];
}

type Resources = { readFromCopy: ReadFromReplica; services: { background: Background } };

interface UsersExport extends Audited {
  person: Person;
  query: UsersQuery;
  /** Only these people of the query, or all but the excepted ones. */
  selection?: Pick<UserSelection, 'ids' | 'except' | 'count'>;
  locale: Locale;
  now: DateTime<true>;
}

const ID_BYTES = 16;

/**
 * The ids of the list as of now, sixteen bytes each: paging during changes would skip some and repeat others, and a
 * hundred thousand ids as text would take more memory than the rest of the export.
 */
async function packedIds({ db, person, query, selection = {}, now }: UsersExport): Promise<Buffer> {
  const { ids: only, except = [] } = selection;
  const ids = userIds(db, person, query, now)
    .$if(only !== undefined, (users) => users.where('users.id', 'in', only ?? []))
    .$if(except.length > 0, (users) => users.where('users.id', 'not in', except));
  const { rows } = await sql<{ ids: Buffer | null }>`
    SELECT string_agg(uuid_send(id), ''::bytea) AS ids FROM (${ids}) AS listed`.execute(db);
  return rows[0]?.ids ?? Buffer.alloc(0);
}

/** The ids of some positions of the list, in binary form. */
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
  const { columns } = exportLabels(locale);
  const rest = createPacer();
  yield byteOrderMark + csvLines([columns.map(headText)], separator);
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
 * In the background thread, whose small young generation is collected often: in the main thread the rows of a hundred
 * thousand people would take a hundred megabytes more between two collections.
 */
export const exportUsersTask: StreamTask<ListedPeople> = { name: 'export users', stream: linesOf };

/** The whole list of the query, whatever page was on the screen; logged with its actor. */
export async function usersExport(asked: UsersExport & Resources) {
  const { person: viewer, locale, services } = asked;
  const { packed, from } = await asked.readFromCopy(async (db, place) => ({
    packed: await packedIds({ ...asked, db }),
    from: place,
  }));
  const count = packed.length / ID_BYTES;
  if (asked.selection?.count !== undefined && asked.selection.count !== count) throw selectionChanged(count);
  await recordExport(asked, count);
  return {
    file: { name: `utilisateurs-${asked.now.toISODate()}.csv`, contentType: 'text/csv; charset=utf-8' },
    chunks: () =>
      services.background.stream(exportUsersTask, { packed, viewer, locale, now: asked.now.toJSDate() }, from),
  };
}

/** The same for the selected people of the list. */
export function selectionExport(context: Omit<UsersExport, 'query'> & Resources & { body: UsersExportBody }) {
  const { selection, sort, order } = context.body;
  assertSelection(selection);
  const query = { ...selection.query, sort: sort ?? undefined, order: order ?? undefined };
  return usersExport({ ...context, query, selection });
}

/** The actor, the number of people, and the filters: the search text is not logged. */
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
