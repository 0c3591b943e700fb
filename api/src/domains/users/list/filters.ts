import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { InvitationState, ProgramState, QueryOf, UserActivity } from '@passerelle/shared/contract';
import { creatableRoles } from '@passerelle/shared/contract/enums/security';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { assertOwnOrganization } from '../../accounts/organization-for';
import { hasWords, hasWordsIn, hasWordsInRow } from '../../accounts/search-people';
import { listedFor, ownPeople, reachOf, visibleGroups, visibleImports } from '../../accounts/visibility';
import { countedIn } from '../../reporting/contributors/counted-in';

export type UsersQuery = QueryOf<Calls['GET /users']>;

/** The programme status is a column of `users`: a list joins nothing else. */
const isPaused = (now: Date): RawBuilder<SqlBool> =>
  sql`(users.program_status = 'started' AND users.program_paused_until >= ${now})`;

/** True if the programme has a closure; one that just reached its last day has none. */
const isClosed = sql<SqlBool>`EXISTS (SELECT FROM user_programs JOIN user_program_closures AS closure
  ON closure.user_program_id = user_programs.id WHERE user_programs.user_id = users.id AND user_programs.selected)`;

function stands(state: ProgramState, now: Date): RawBuilder<SqlBool> {
  const states: Record<ProgramState, RawBuilder<SqlBool>> = {
    none: sql`users.program_status IS NULL`,
    pending: sql`users.program_status = 'pending'`,
    started: sql`(users.program_status = 'started'
      AND (users.program_paused_until IS NULL OR users.program_paused_until < ${now}))`,
    suspended: isPaused(now),
    ended: sql`(users.program_status = 'closed' AND NOT ${isClosed})`,
    closed: sql`(users.program_status = 'closed' AND ${isClosed})`,
  };
  return states[state];
}

const invitationIs: Record<InvitationState, RawBuilder<SqlBool>> = {
  neverSent: sql`(users.invited_at IS NULL AND users.setup_at IS NULL)`,
  sent: sql`(users.invited_at IS NOT NULL AND users.setup_at IS NULL)`,
  opened: sql`users.setup_at IS NOT NULL`,
};

interface Span {
  from: Date;
  /** Absent: now, since later activity cannot exist. */
  to?: Date | undefined;
}

/** `last_seen_at` within the span decides; older connections are only queried for people last seen after the span. */
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

/** The same for pauses, some of which are in the future. */
const paused = ({ from, to }: Span, now: Date): RawBuilder<SqlBool> => {
  const until = to ?? now;
  return sql`(users.last_pause_to >= ${from} AND (users.last_pause_from <= ${until} OR EXISTS (
    SELECT FROM user_programs JOIN user_program_suspensions AS pause ON pause.user_program_id = user_programs.id
    WHERE user_programs.user_id = users.id AND pause.from_date <= ${until} AND pause.to_date >= ${from})))`;
};

/** Active means connected in the last fourteen days, unless another period is requested. */
function wasThen(activity: UserActivity, { fromTime, toTime }: UsersQuery, now: DateTime<true>): RawBuilder<SqlBool> {
  if (activity === 'neverConnected') return sql`users.last_seen_at IS NULL`;
  const span: Span = {
    from: new Date(fromTime ?? now.minus({ days: durations.activeDays }).toMillis()),
    to: toTime === undefined ? undefined : new Date(toTime),
  };
  return activity === 'suspended' ? paused(span, now.toJSDate()) : wasHere(span)[activity];
}

/** The one requested organisation; absent for a viewer of all who names none. */
export const organizationAskedFor = (person: Person, { organization }: UsersQuery): string | undefined =>
  reachOf(person) === 'everywhere' ? organization : person.organizationId;

/** Without a role, the roles that the client space manages. */
export const rolesAskedFor = ({ role }: UsersQuery) => (role?.length ? role : creatableRoles);

/** People counted in a figure of the reporting. */
function ofFigure(person: Person, query: UsersQuery, now: DateTime<true>): RawBuilder<SqlBool> {
  const { figure = 'silent', figureFrom: from, figureUntil: until } = query;
  return countedIn({ figure, from, until, organizationId: organizationAskedFor(person, query) }, now);
}

/** People whom an import in the viewer's scope added. */
const ofImport = (person: Person, importId: string): RawBuilder<SqlBool> => sql`users.id IN (
  SELECT added.user_id FROM user_import_rows AS added JOIN user_imports ON user_imports.id = added.import_id
  WHERE added.import_id = ${importId} AND added.outcome = 'created' AND added.is_written AND ${visibleImports(person)})`;

interface Looking {
  /** The organisation whose word index is used; absent where scanning all names is as fast. */
  wordsOf?: string | undefined;
  /** The people of the scope, by the best plan; absent: checked for each. */
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

/** The requested people in the viewer's scope. */
export function usersAskedFor(
  db: Db,
  person: Person,
  query: UsersQuery,
  now: DateTime<true>,
  { wordsOf, whose }: Looking = {},
) {
  const { organization, group, gender, jobLevel, programState, invitation, userDetailsType, figure } = query;
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
      .$if(query.neverInvited === true, (users) => users.where(invitationIs.neverSent))
      .$if(Boolean(invitation?.length), (users) =>
        users.where((eb) => eb.or((invitation ?? []).map((state) => invitationIs[state]))),
      )
      .$if(query.ownPeople === true, (users) => users.where(ownPeople(person)))
      .$if(figure !== undefined, (users) => users.where(ofFigure(person, query, now)))
      .$if(query.import !== undefined, (users) => users.where(ofImport(person, query.import ?? '')))
      // Without a kind of activity the times limit the last one.
      .$if(userDetailsType === undefined && query.fromTime !== undefined, (users) =>
        users.where('users.last_seen_at', '>=', new Date(query.fromTime ?? 0)),
      )
      .$if(userDetailsType === undefined && query.toTime !== undefined, (users) =>
        users.where('users.last_seen_at', '<=', new Date(query.toTime ?? 0)),
      )
      .$if(userDetailsType !== undefined, (users) => users.where(wasThen(userDetailsType ?? 'active', query, now)))
      // Last: the row's own columns leave fewer people to check.
      .where(whose ?? isIn(person, group))
  );
}
