import { createHash } from 'node:crypto';
import type { AuditEntry, Paged } from '@passerelle/shared/contract';
import { auditActions, auditSorts } from '@passerelle/shared/contract/enums/audit';
import { limits } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import {
  type CappedCount,
  cappedPageOf,
  countUpTo,
  FAR_DOWN,
  findAndCount,
  type List,
  readList,
} from '../../platform/lists';
import { type Audited, writeAuditEntry, writeCountedAuditEntry } from '../../platform/sessions/audit';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import type { Db } from '../../platform/database/connection';
import { readEntries } from './audit-entries';
import { type AuditQuery, idsInOrder, linesAskedFor } from './audit-lines';

/** The logged filters: a filter by person is named, and its value left out. A sort order is no filter. */
const askedFor = (query: AuditQuery): string[] => {
  const { page: _, pageSize: _size, limit: _limit, sort: _sort, order: _order, ...filters } = query;
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0))
    .map(([name]) => name)
    .toSorted();
};

/** Reading the log is logged; the same query within the hour is logged once. */
async function recordReading(context: Audited, query: AuditQuery): Promise<void> {
  const { page: _, ...question } = query;
  const asked = createHash('sha256').update(JSON.stringify(question)).digest('base64url');
  await writeCountedAuditEntry(
    context,
    { key: `read:${context.person.id}:${asked}` },
    { action: 'audit.read', subjectKind: 'log', subjectIds: [context.person.organizationId], fields: askedFor(query) },
  );
}

/** From this page on, reading a page also gives the count, or that it is above the limit. */
function countedBy(found: number, { offset, pageSize }: List<string>): CappedCount | null {
  const most = limits.usersCounted;
  const total = offset + found;
  if (total > most) return { total: most, capped: true };
  return found > 0 && found <= pageSize ? { total, capped: false } : null;
}

interface Lines<T> extends CappedCount {
  items: T[];
  hasNext: boolean;
}

/**
 * Counts the lines in the same pass if a search or a deep page scans them anyway. Otherwise reads the page and the
 * count in parallel.
 */
export async function findLines<T>(
  db: Db,
  person: Person,
  query: AuditQuery,
  show: (ids: readonly string[]) => Promise<T[]>,
): Promise<Lines<T>> {
  const list = readList(query, auditSorts);
  const lines = await linesAskedFor(db, person, query);
  const inOrder = idsInOrder(lines, query);
  if (list.patterns.length > 0) {
    const found = await findAndCount(db, inOrder, list, limits.usersCounted);
    return { ...found, items: await show(found.ids) };
  }
  const found = await inOrder
    .limit(list.pageSize + 1)
    .offset(list.offset)
    .execute();
  const ids = found.slice(0, list.pageSize).map(({ id }) => id);
  const known = list.offset > FAR_DOWN ? countedBy(found.length, list) : null;
  const [counted, items] = await Promise.all([known ?? countUpTo(db, lines, limits.usersCounted), show(ids)]);
  return { ...counted, items, hasNext: found.length > list.pageSize };
}

export async function listAudit(context: Context<Calls['GET /audit']>): Promise<Paged<AuditEntry>> {
  const { person, query, locale } = context;
  const list = readList(query, auditSorts);
  const action = query.action?.length ? query.action : [...auditActions];
  const found = await context.readFromCopy((db) =>
    findLines(db, person, { ...query, action }, (ids) => readEntries(db, ids, { viewer: person, locale })),
  );
  await recordReading(context, query);
  return cappedPageOf(list, found.items, found);
}

/** Runs before the file is generated, so that an aborted download is logged too. */
export async function recordExport(context: Audited & { person: Person }, query: AuditQuery): Promise<void> {
  assertOwnOrganization(context.person, query.organization);
  await writeAuditEntry(context, {
    action: 'audit.exported',
    subjectKind: 'log',
    subjectIds: [context.person.organizationId],
    fields: askedFor(query),
  });
}
