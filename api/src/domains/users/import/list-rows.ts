import type { Locale, Paged, QueryOf, UserImportRow } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../../platform/database/connection';
import { pageOf, readList } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { fromStored } from './columns';
import { errorSentence } from './error-labels';
import { findVisibleImport, type ImportRow, shownOutcome } from './record';

interface Asked {
  importId: string;
  query: QueryOf<Calls['GET /users/imports/:importId/rows']>;
  locale: Locale;
}

const LONGEST = 200;

export async function listRows(
  db: Db,
  person: Person,
  { importId, query, locale }: Asked,
): Promise<Paged<UserImportRow>> {
  const found = await findVisibleImport(db, person, importId);
  const list = readList(query, { line: 'asc' } as const);
  const all = rowsOf(db, found).$if(query.outcome !== undefined, (rows) =>
    rows.where(shownOutcome(found.status), 'in', query.outcome ?? []),
  );
  const rows = await selected(all, found)
    .orderBy('line', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return pageOf(
    list,
    rows.map((row) => rowOf(row, found, locale)),
    total,
  );
}

const rowsOf = (db: Db, { id }: ImportRow) => db.selectFrom('user_import_rows').where('import_id', '=', id);

const selected = (rows: ReturnType<typeof rowsOf>, { status }: ImportRow) =>
  rows.select(['line', 'cells', 'errors', 'user_id', shownOutcome(status).as('outcome')]);

export const readRowOf = async (db: Db, found: ImportRow, line: number, locale: Locale): Promise<UserImportRow> =>
  rowOf(await selected(rowsOf(db, found), found).where('line', '=', line).executeTakeFirstOrThrow(), found, locale);

type StoredRow = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

function rowOf(row: StoredRow, found: ImportRow, locale: Locale): UserImportRow {
  const { line, cells, errors, user_id, outcome } = row;
  const mapping = fromStored(found.mapping);
  const cell = (field: 'firstName' | 'lastName' | 'email'): string =>
    (cells[mapping.indexOf(field)] ?? '').trim().slice(0, LONGEST);
  return {
    line,
    name: fullName({ firstName: cell('firstName'), lastName: cell('lastName') }).slice(0, LONGEST),
    email: cell('email'),
    outcome,
    userId: user_id,
    errors: (errors.faults ?? []).map(({ column, field, code }) => ({
      column: column === null ? null : (found.titles[column] ?? '').slice(0, LONGEST),
      field,
      value: (column === null ? '' : (cells[column] ?? '')).slice(0, LONGEST),
      code,
      message: errorSentence(locale, { field, code }),
    })),
  };
}
