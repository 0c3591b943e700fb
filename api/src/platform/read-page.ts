import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Paged } from '@passerelle/shared/contract';
import { pageOf, type List } from './lists';

interface Page<DB, TB extends keyof DB, Row, T> {
  /** Everything that the query asks for, which is counted. */
  all: SelectQueryBuilder<DB, TB, object>;
  /** The same, with what is to be read of each. */
  rows: SelectQueryBuilder<DB, TB, Row>;
  /** What is sorted by, and what tells apart those that are equal in it: no row is on two pages, and none on no page. */
  order: readonly [column: string, id: string];
  itemOf: (row: Simplify<Row>) => T;
}

/** One page of a list, and how long the list is. */
export async function readPage<DB, TB extends keyof DB, Row, T>(
  list: List<string>,
  { all, rows, order: [column, id], itemOf }: Page<DB, TB, Row, T>,
): Promise<Paged<T>> {
  const found = await rows
    .orderBy(sql.ref(column), list.direction)
    .orderBy(sql.ref(id), list.direction)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return pageOf(list, found.map(itemOf), total);
}
