import { type AuditEntry, auditActions, type Locale, byteOrderMark } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { createPacer } from '../../platform/database/in-batches';
import type { Db } from '../../platform/database/connection';
import { type CsvRow, csvLines } from '../../platform/spreadsheet/write-csv';
import type { Person } from '../../platform/sessions/person';
import { readEntries } from './audit-entries';
import { type AuditQuery, idsInOrder, linesAskedFor } from './audit-lines';
import { auditWords } from './audit-words';
import { detailsText } from './details-text';
import { fieldNames } from './field-words';

/** Lines read at a time: the log of a year must not be held in memory. */
const batch = 500;

/** As every spreadsheet program reads it; the column says that it is UTC. */
const momentOf = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

/** What is gone has left its name. */
const nameOfGone = ({ details: { name, version } }: AuditEntry): string | null =>
  typeof name === 'string' && version === undefined ? name : null;

function rowOf(entry: AuditEntry, locale: Locale): CsvRow {
  const words = auditWords(locale);
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
  const { columns, separator } = auditWords(locale);
  const rest = createPacer();
  yield byteOrderMark + csvLines([columns], separator);
  const known = { ...query, action: query.action?.length ? query.action : [...auditActions] };
  const lines = await linesAskedFor(db, person, known);
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

/** Everything that the question finds, whatever page was on the screen. */
export const auditExport = (asked: AuditExport) => ({
  file: {
    name: `${auditWords(asked.locale).fileName}-${asked.now.toISODate()}.csv`,
    contentType: 'text/csv; charset=utf-8',
  },
  chunks: () => linesOf(asked),
});
