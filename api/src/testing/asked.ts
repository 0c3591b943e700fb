import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, createQueryId, sql, type RootOperationNode } from 'kysely';
import type { Db } from '../platform/database/connection';

export interface PlanNode {
  'Node Type'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plan nodes of each statement that some work sends. */
export async function askedBy(db: Db, work: (db: Db) => Promise<unknown>): Promise<PlanNode[][]> {
  // Also receives parts of a statement: it is a whole one if it has a result.
  const nodes = new WeakMap<object, RootOperationNode>();
  const asked: RootOperationNode[] = [];
  await work(
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        nodes.set(queryId, node);
        return node;
      },
      transformResult: ({ result, queryId }) => {
        const node = nodes.get(queryId);
        if (node) asked.push(node);
        return Promise.resolve(result);
      },
    }),
  );
  const plans: PlanNode[][] = [];
  for (const node of asked) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
    plans.push(rows.flatMap(({ 'QUERY PLAN': [{ Plan }] }) => nodesOf(Plan)));
  }
  return plans;
}

/** An index look-up without a match counts too. */
const readBy = (node: PlanNode): number => {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return node['Actual Loops'] * Math.max(node['Actual Rows'] + removed, 1);
};

/** The number of rows read from a table, including filtered ones. */
export const rowsRead = (plans: readonly PlanNode[][], table: string): number =>
  plans
    .flat()
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + readBy(node), 0);

/** Like a server's autovacuum, so that plans are realistic. */
export async function settle(db: Db): Promise<void> {
  for (;;) {
    await sql`VACUUM (ANALYZE)`.execute(db);
    // A concurrent reader of the database, such as autovacuum, keeps pages from being marked as all-visible.
    const { rows } = await sql`SELECT FROM pg_class WHERE relkind = 'r' AND relallvisible < relpages
      AND relnamespace = 'public'::regnamespace LIMIT 1`.execute(db);
    if (rows.length === 0) return;
    await wait(100);
  }
}
