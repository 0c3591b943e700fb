import type { Locale, ProgramState, UserSummary } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { createPacer } from '../../platform/database/in-batches';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { exportWords, type Separator } from './export-words';
import type { UsersQuery } from './filters';
import { userIds } from './list';
import { readSummaries } from './summaries';

/** The mark by which spreadsheet programs recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet program would compute instead of show; full-width forms are computed too by some. */
const formula = /^[\s\u00A0\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]|^[\t\r\n]/u;

const cell = (value: string | number | null, separator: Separator): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value ?? '');
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: readonly (string | number | null)[], separator: Separator): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;

/** People read at a time: an organisation of ten thousand must not be held in memory. */
const batch = 500;

const stateOf = ({ selectedProgram: given }: UserSummary): ProgramState => {
  if (!given) return 'none';
  return given.suspendedUntil === null ? given.status : 'suspended';
};

const day = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

function lineOf(user: UserSummary, locale: Locale): string {
  const words = exportWords(locale);
  const { selectedProgram: given, gender, job, sessions } = user;
  const cells = [
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
  return csvLine(cells, words.separator);
}

interface UsersExport {
  db: Db;
  person: Person;
  query: UsersQuery;
  locale: Locale;
  now: DateTime<true>;
}

async function* linesOf({ db, person, query, locale, now }: UsersExport): AsyncGenerator<string> {
  const { columns, separator } = exportWords(locale);
  const rest = createPacer();
  yield byteOrderMark + csvLine(columns, separator);
  // The list as it is at this moment: paging through it while people come and go would skip some and repeat others.
  const ids = (await userIds(db, person, query, now).execute()).map(({ id }) => id);
  for (let next = 0; next < ids.length; next += batch) {
    const users = await readSummaries(db, ids.slice(next, next + batch), {
      viewer: person,
      locale,
      now: now.toJSDate(),
    });
    yield users.map((user) => lineOf(user, locale)).join('');
    await rest();
  }
}

/** The whole list that the query asks for, whatever page was on the screen. */
export const usersExport = (asked: UsersExport) => ({
  file: { name: `utilisateurs-${asked.now.toISODate()}.csv`, contentType: 'text/csv; charset=utf-8' },
  chunks: () => linesOf(asked),
});
