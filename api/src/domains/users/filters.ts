import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import {
  creatableRoles,
  durations,
  type ProgramState,
  type QueryOf,
  type UserActivity,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import { hasWords, hasWordsIn, hasWordsInRow } from '../accounts/search-people';
import { listedFor, reachOf } from '../accounts/visibility';
import { visibleGroups } from '../groups/list';
import { countedIn } from '../reporting/behind/counted-in';

export type UsersQuery = QueryOf<Calls['GET /users']>;

/** Where people are in their programme stands beside their name: a list asks nothing else. */
const isPaused = (now: Date): RawBuilder<SqlBool> =>
  sql`(users.program_status = 'started' AND users.program_paused_until >= ${now})`;

function stands(state: ProgramState, now: Date): RawBuilder<SqlBool> {
  const states: Record<ProgramState, RawBuilder<SqlBool>> = {
    none: sql`users.program_status IS NULL`,
    pending: sql`users.program_status = 'pending'`,
    started: sql`(users.program_status = 'started'
      AND (users.program_paused_until IS NULL OR users.program_paused_until < ${now}))`,
    suspended: isPaused(now),
    closed: sql`users.program_status = 'closed'`,
  };
  return states[state];
}

interface Span {
  from: Date;
  /** Absent: now, after which nobody was here. */
  to?: Date | undefined;
}

/** Whoever was last here within the time was so then; only of those for whom that was later are their other connections asked. */
function wasHere({ from, to }: Span): { active: RawBuilder<SqlBool>; inactive: RawBuilder<SqlBool> } {
  if (to === undefined) {
    return {
      active: sql`users.last_seen_at >= ${from}`,
      inactive: sql`(users.last_seen_at IS NULL OR users.last_seen_at < ${from})`,
    };
  }
  const connected = sql<SqlBool>`EXISTS (SELECT FROM connections
    WHERE connections.user_id = users.id AND started_at <= ${to} AND last_seen_at >= ${from})`;
  return {
    active: sql`(users.last_seen_at >= ${from} AND (users.last_seen_at <= ${to} OR ${connected}))`,
    inactive: sql`(users.last_seen_at IS NULL OR users.last_seen_at < ${from}
      OR (users.last_seen_at > ${to} AND NOT ${connected}))`,
  };
}

/** The same of pauses, some of which are still to come. */
const paused = ({ from, to }: Span, now: Date): RawBuilder<SqlBool> => {
  const until = to ?? now;
  return sql`(users.last_pause_to >= ${from} AND (users.last_pause_from <= ${until} OR EXISTS (
    SELECT FROM user_programs JOIN user_program_suspensions AS pause ON pause.user_program_id = user_programs.id
    WHERE user_programs.user_id = users.id AND pause.from_date <= ${until} AND pause.to_date >= ${from})))`;
};

/** Active is who connected in the last fourteen days, unless another time is asked for. */
function wasThen(activity: UserActivity, { fromTime, toTime }: UsersQuery, now: DateTime<true>): RawBuilder<SqlBool> {
  const span: Span = {
    from: new Date(fromTime ?? now.minus({ days: durations.activeDays }).toMillis()),
    to: toTime === undefined ? undefined : new Date(toTime),
  };
  return activity === 'suspended' ? paused(span, now.toJSDate()) : wasHere(span)[activity];
}

/** The one organisation whose people are asked for; absent for those who see all of them and name none. */
export const organizationAskedFor = (person: Person, { organization }: UsersQuery): string | undefined =>
  reachOf(person) === 'everywhere' ? organization : person.organizationId;

/** Without a role, those whom the client space manages. */
export const rolesAskedFor = ({ role }: UsersQuery) => (role?.length ? role : creatableRoles);

/** Those whom a figure of the reporting counts. */
function ofFigure(person: Person, query: UsersQuery, now: DateTime<true>): RawBuilder<SqlBool> {
  const { figure = 'silent', figureFrom: from, figureUntil: until } = query;
  return countedIn({ figure, from, until, organizationId: organizationAskedFor(person, query) }, now);
}

interface Looking {
  /** The organisation in whose index the words are looked for; absent where reading all names is as quick. */
  wordsOf?: string | undefined;
  /** Whose people they are, as it is found best; absent: asked of each. */
  whose?: RawBuilder<SqlBool> | undefined;
}

function hasWordsAskedFor(person: Person, query: UsersQuery, wordsOf: string | undefined): RawBuilder<SqlBool> {
  if (wordsOf !== undefined) return hasWordsIn(wordsOf, query.search);
  return organizationAskedFor(person, query) === undefined ? hasWords(query.search) : hasWordsInRow(query.search);
}

const isIn = (person: Person, group: string | undefined): RawBuilder<SqlBool> =>
  group === undefined
    ? listedFor(person)
    : sql`(${listedFor(person)} AND EXISTS (SELECT FROM group_members
        WHERE group_members.user_id = users.id AND group_members.group_id = ${group})
      AND EXISTS (SELECT FROM user_groups WHERE user_groups.id = ${group} AND ${visibleGroups(person)}))`;

/** Those of the people one may see who are asked for. */
export function usersAskedFor(
  db: Db,
  person: Person,
  query: UsersQuery,
  now: DateTime<true>,
  { wordsOf, whose }: Looking = {},
) {
  const { organization, group, gender, jobLevel, programState, userDetailsType, figure } = query;
  assertOwnOrganization(person, organization);
  const states = programState?.map((state) => stands(state, now.toJSDate())) ?? [];
  return (
    db
      .selectFrom('users')
      .where('users.deleted_at', 'is', null)
      .where('users.role', 'in', rolesAskedFor(query))
      .where(hasWordsAskedFor(person, query, wordsOf))
      .$if(organization !== undefined, (users) => users.where('users.organization_id', '=', organization ?? ''))
      .$if(Boolean(gender?.length), (users) => users.where('users.gender', 'in', gender ?? []))
      .$if(Boolean(jobLevel?.length), (users) => users.where('users.job_level', 'in', jobLevel ?? []))
      .$if(states.length > 0, (users) => users.where((eb) => eb.or(states)))
      .$if(query.neverInvited === true, (users) =>
        users.where('users.invited_at', 'is', null).where('users.setup_at', 'is', null),
      )
      .$if(figure !== undefined, (users) => users.where(ofFigure(person, query, now)))
      // Without a kind of activity the times bound the last one.
      .$if(userDetailsType === undefined && query.fromTime !== undefined, (users) =>
        users.where('users.last_seen_at', '>=', new Date(query.fromTime ?? 0)),
      )
      .$if(userDetailsType === undefined && query.toTime !== undefined, (users) =>
        users.where('users.last_seen_at', '<=', new Date(query.toTime ?? 0)),
      )
      .$if(userDetailsType !== undefined, (users) => users.where(wasThen(userDetailsType ?? 'active', query, now)))
      // Last: what the row says by itself leaves fewer of whom that is asked.
      .where(whose ?? isIn(person, group))
  );
}
