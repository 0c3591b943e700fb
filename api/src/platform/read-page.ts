import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Paged } from '@passerelle/shared/contract';
import { pageOf, type List } from './lists';

interface Page<DB, TB extends keyof DB, Row, T> {
  /** Everything that the query asks for, which is counted. */
  all: SelectQueryBuilder<DB, TB, object>;
  /** What is to be read of each, of these or of more. */
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
  // Narrowed to the page first: otherwise what is read of each is read of all the rows before it too, and thrown away.
  // As an array it is found once, however many rows the planner believes that there are.
  const ids = all
    .select(sql.ref<string>(id).as('id'))
    .orderBy(sql.ref(column), list.order)
    .orderBy(sql.ref(id), list.order)
    .limit(list.pageSize)
    .offset(list.offset);
  const found = await rows
    .where(sql<boolean>`${sql.ref(id)} = ANY(ARRAY(${ids}))`)
    .orderBy(sql.ref(column), list.order)
    .orderBy(sql.ref(id), list.order)
    .execute();
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return pageOf(list, found.map(itemOf), total);
}
