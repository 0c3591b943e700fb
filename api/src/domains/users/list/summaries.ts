import type { Locale, PersonReference, Reference, Silence, UserSummary } from '@passerelle/shared/contract';
import { percentage } from '@passerelle/shared/contract/rules/programs/gauges';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { instant, instantOrNull } from '../../../platform/dates';
import { fileAddress } from '../../../platform/files/answer-file';
import type { Person } from '../../../platform/sessions/person';
import { inLocale } from '../../../platform/text/text';
import { visibleGroups } from '../../accounts/visibility';
import { silenceOf } from '../../reporting/follow-up/silence';
import { colleagueSeen } from './colleague-seen';

const reference = sql<PersonReference>`json_build_object('id', users.id, 'firstName', users.first_name,
  'lastName', users.last_name)`;

const rowsQuery = (db: Db, ids: readonly string[], viewer: Person, now: Date) =>
  db
    .selectFrom('users')
    .leftJoin('user_profiles as profile', 'profile.user_id', 'users.id')
    .leftJoin('user_programs as given', (join) =>
      join.onRef('given.user_id', '=', 'users.id').on('given.selected', '=', true),
    )
    .leftJoin('programs', 'programs.id', 'given.program_id')
    // One parameter: hundreds would make the query text most of an export's memory.
    .where(sql<boolean>`users.id = ANY(${ids}::uuid[])`)
    .select([
      'users.id',
      'users.role',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.gender',
      'users.phone',
      'users.job_level',
      'users.invited_at',
      'users.setup_at',
      'users.terms_accepted_at',
      'users.last_seen_at',
      'users.created_at',
      'profile.avatar_file_id',
      'profile.company_group',
      'profile.company_name',
      'profile.job_title',
      'given.id as given_id',
      'given.status',
      'given.from_date',
      'given.to_date',
      'programs.name as program_name',
    ])
    .select([
      sql<
        Reference[]
      >`(SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY g.sort_name), '[]')
        FROM group_members JOIN user_groups g ON g.id = group_id
        WHERE user_id = users.id AND g.id IN (SELECT user_groups.id FROM user_groups WHERE ${visibleGroups(viewer)}))`.as(
        'groups',
      ),
      sql<{ count: number; seconds: number }>`(SELECT json_build_object('count', count(*),
          'seconds', coalesce(round(sum(extract(epoch FROM last_seen_at - started_at))), 0))
        FROM connections WHERE user_id = users.id)`.as('sessions'),
      sql<{ done: number; all: number }>`(SELECT json_build_object('done', count(*) FILTER (WHERE status = 'validated'),
          'all', count(*))
        FROM user_tasks WHERE user_program_id = given.id)`.as('tasks'),
      sql<boolean>`EXISTS (SELECT FROM user_program_closures WHERE user_program_id = given.id)`.as('has_closure'),
      sql<Date | null>`(SELECT max(to_date) FROM user_program_suspensions
        WHERE user_program_id = given.id AND given.status = 'started' AND to_date >= ${now})`.as('suspended_until'),
      colleagueSeen('manager_id', viewer, reference).as('manager'),
      colleagueSeen('hr_representative_id', viewer, reference).as('hr_representative'),
      sql<{ reason: Silence; since: string } | null>`CASE users.role WHEN 'user' THEN
        (SELECT json_build_object('reason', reason, 'since', since) FROM ${silenceOf(now)} AS silence) END`.as(
        'silence',
      ),
    ]);

type Row = InferResult<ReturnType<typeof rowsQuery>>[number];

function programOf(row: Row, locale: Locale): UserSummary['selectedProgram'] {
  const { given_id: id, status, from_date: from, to_date: to, program_name: name } = row;
  if (id === null || status === null || from === null || to === null || name === null) return null;
  return {
    id,
    name: inLocale(name, locale),
    status,
    hasClosure: row.has_closure,
    dates: { fromDate: instant(from), toDate: instant(to) },
    suspendedUntil: instantOrNull(row.suspended_until),
    progress: percentage(row.tasks.done, row.tasks.all),
  };
}

/** The common columns of a list, its export and a person's own page. */
export const summaryOf = (row: Row, locale: Locale): UserSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  gender: row.gender,
  avatarUrl: fileAddress(row.avatar_file_id),
  role: { slug: row.role },
  groups: row.groups,
  hasSetupAccount: row.setup_at !== null,
  acceptedTerms: row.terms_accepted_at !== null,
  welcomeSentAt: instantOrNull(row.invited_at),
  sessions: { count: row.sessions.count, timeOnline: row.sessions.seconds, lastAt: instantOrNull(row.last_seen_at) },
  createdAt: instant(row.created_at),
  company: { group: row.company_group, name: row.company_name },
  job: {
    level: row.job_level,
    jobTitle: row.job_title,
    manager: row.manager,
    hrRepresentative: row.hr_representative,
  },
  selectedProgram: programOf(row, locale),
  silence: row.silence && { reason: row.silence.reason, since: instant(row.silence.since) },
});

interface Reading {
  /** A person is shown without groups outside the viewer's scope. */
  viewer: Person;
  locale: Locale;
  now: Date;
}

/** In the order of the ids. The caller has checked the scope. */
export async function readSummaries(
  db: Db,
  ids: readonly string[],
  { viewer, locale, now }: Reading,
): Promise<UserSummary[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await rowsQuery(db, ids, viewer, now).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [summaryOf(row, locale)] : [];
  });
}
