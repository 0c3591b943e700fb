import type { AuditEntry, Locale } from '@passerelle/shared/contract';
import { auditActions } from '@passerelle/shared/contract/enums/audit';
import { byteOrderMark } from '@passerelle/shared/contract/rules/common/csv';
import type { DateTime } from 'luxon';
import { createPacer } from '../../platform/database/in-batches';
import type { Db } from '../../platform/database/connection';
import { type CsvRow, csvLines, separatorIn } from '../../platform/spreadsheet/write-csv';
import type { Person } from '../../platform/sessions/person';
import { readEntries } from './audit-entries';
import { type AuditQuery, idsInOrder, linesAskedFor } from './audit-lines';
import { auditLabels } from './audit-labels';
import { detailsText } from './details-text';
import { fieldNames } from './field-labels';

/** Lines read at a time: a year of logs must not be held in memory. */
const batch = 500;

/** A format that every spreadsheet reads; the column title says UTC. */
const momentOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

/** The name of a deleted subject, kept in the entry. */
const nameOfGone = ({ details: { name, version } }: AuditEntry): string | null =>
  typeof name === 'string' && version === undefined ? name : null;

function rowOf(entry: AuditEntry, locale: Locale): CsvRow {
  const words = auditLabels(locale);
  return [
    momentOf(entry.at),
    entry.actor?.name ?? (entry.action === 'signIn.failed' ? null : words.server),
    entry.realActor?.name ?? null,
    words.actions[entry.action],
    words.subjectKinds[entry.subjectKind],
    entry.subject?.name ?? nameOfGone(entry),
    entry.action === 'user.roleChanged' ? '' : fieldNames(entry.fields, locale),
    detailsText(entry, locale),
    words.outcomes[entry.outcome],
    entry.request,
  ];
}

interface AuditExport {
  db: Db;
  person: Person;
  query: AuditQuery;
  locale: Locale;
  now: DateTime<true>;
}

async function* linesOf({ db, person, query, locale }: AuditExport): AsyncGenerator<string> {
  const { columns } = auditLabels(locale);
  const separator = separatorIn(locale);
  const rest = createPacer();
  yield byteOrderMark + csvLines([columns], separator);
  const known = { ...query, action: query.action?.length ? query.action : [...auditActions] };
  const lines = await linesAskedFor(db, person, known, true);
  const ids = (await idsInOrder(lines, query).execute()).map(({ id }) => id);
  for (let next = 0; next < ids.length; next += batch) {
    const entries = await readEntries(db, ids.slice(next, next + batch), { viewer: person, locale });
    yield csvLines(
      entries.map((entry) => rowOf(entry, locale)),
      separator,
    );
    await rest();
  }
}

/** All matches of the query, whatever page was on the screen. */
export const auditExport = (asked: AuditExport) => ({
  file: {
    name: `${auditLabels(asked.locale).fileName}-${asked.now.toISODate()}.csv`,
    contentType: 'text/csv; charset=utf-8',
  },
  chunks: () => linesOf(asked),
});
