import type { Locale, Paged, QueryOf, UserImportRow } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { fromStored } from './columns';
import { errorSentence } from './error-words';
import { findVisibleImport, shownOutcome } from './record';

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
  const outcome = shownOutcome(found.status);
  const all = db
    .selectFrom('user_import_rows')
    .where('import_id', '=', found.id)
    .$if(query.outcome !== undefined, (rows) => rows.where(outcome, 'in', query.outcome ?? []));
  const rows = await all
    .select(['line', 'cells', 'errors', 'user_id', outcome.as('outcome')])
    .orderBy('line', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const mapping = fromStored(found.mapping);
  const cell = (cells: readonly string[], field: 'firstName' | 'lastName' | 'email'): string =>
    (cells[mapping.indexOf(field)] ?? '').trim().slice(0, LONGEST);
  const items = rows.map(({ line, cells, errors, user_id, outcome: shown }): UserImportRow => ({
    line,
    name: `${cell(cells, 'firstName')} ${cell(cells, 'lastName')}`.trim().slice(0, LONGEST),
    email: cell(cells, 'email'),
    outcome: shown,
    userId: user_id,
    errors: (errors.faults ?? []).map(({ column, field, code }) => ({
      column: column === null ? null : (found.titles[column] ?? '').slice(0, LONGEST),
      field,
      value: (column === null ? '' : (cells[column] ?? '')).slice(0, LONGEST),
      code,
      message: errorSentence(locale, { field, code }),
    })),
  }));
  return pageOf(list, items, total);
}
