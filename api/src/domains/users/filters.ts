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
import { matchesAll } from '../../platform/lists';
import { searchPatterns } from '../../platform/text/search';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import { visibleTo } from '../accounts/visibility';

export type UsersQuery = QueryOf<Calls['GET /users']>;

const selectedProgram = sql`user_programs.user_id = users.id AND user_programs.selected`;
const withStatus = (status: string): RawBuilder<SqlBool> =>
  sql`EXISTS (SELECT FROM user_programs WHERE ${selectedProgram} AND user_programs.status = ${status})`;
const isPaused = (now: Date): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM user_programs JOIN user_program_suspensions AS pause ON pause.user_program_id = user_programs.id
  WHERE ${selectedProgram} AND user_programs.status = 'started' AND pause.to_date >= ${now})`;

function stands(state: ProgramState, now: Date): RawBuilder<SqlBool> {
  const states: Record<ProgramState, RawBuilder<SqlBool>> = {
    none: sql`NOT EXISTS (SELECT FROM user_programs WHERE ${selectedProgram})`,
    pending: withStatus('pending'),
    started: sql`(${withStatus('started')} AND NOT ${isPaused(now)})`,
    suspended: isPaused(now),
    closed: withStatus('closed'),
  };
  return states[state];
}

function wasThen(activity: UserActivity, from: Date, to: Date): RawBuilder<SqlBool> {
  const connected = sql<SqlBool>`EXISTS (SELECT FROM connections
    WHERE connections.user_id = users.id AND started_at <= ${to} AND last_seen_at >= ${from})`;
  const activities: Record<UserActivity, RawBuilder<SqlBool>> = {
    active: connected,
    inactive: sql`NOT ${connected}`,
    suspended: sql`EXISTS (SELECT FROM user_programs
      JOIN user_program_suspensions AS pause ON pause.user_program_id = user_programs.id
      WHERE user_programs.user_id = users.id AND pause.from_date <= ${to} AND pause.to_date >= ${from})`,
  };
  return activities[activity];
}

/** Active is who connected in the last fourteen days, unless another time is asked for. */
function timeOf({ fromTime, toTime }: UsersQuery, now: DateTime<true>): [Date, Date] {
  return [
    new Date(fromTime ?? now.minus({ days: durations.activeDays }).toMillis()),
    new Date(toTime ?? now.toMillis()),
  ];
}

/** Those of the people one may see who are asked for; without a role, those whom the client space manages. */
export function usersAskedFor(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { organization, group, gender, jobLevel, programState, userDetailsType } = query;
  assertOwnOrganization(person, organization);
  const states = programState?.map((state) => stands(state, now.toJSDate())) ?? [];
  return (
    db
      .selectFrom('users')
      .where('users.deleted_at', 'is', null)
      .where(visibleTo(person))
      .where('users.role', 'in', query.role?.length ? query.role : creatableRoles)
      .where((eb) => matchesAll(eb, 'users.search', searchPatterns(query.search)))
      .$if(organization !== undefined, (users) => users.where('users.organization_id', '=', organization ?? ''))
      .$if(group !== undefined, (users) =>
        users.where(sql<SqlBool>`EXISTS (SELECT FROM group_members
        WHERE group_members.user_id = users.id AND group_members.group_id = ${group})`),
      )
      .$if(Boolean(gender?.length), (users) => users.where('users.gender', 'in', gender ?? []))
      .$if(Boolean(jobLevel?.length), (users) => users.where('users.job_level', 'in', jobLevel ?? []))
      .$if(states.length > 0, (users) => users.where((eb) => eb.or(states)))
      // Without a kind of activity the times bound the last one.
      .$if(userDetailsType === undefined && query.fromTime !== undefined, (users) =>
        users.where('users.last_seen_at', '>=', new Date(query.fromTime ?? 0)),
      )
      .$if(userDetailsType === undefined && query.toTime !== undefined, (users) =>
        users.where('users.last_seen_at', '<=', new Date(query.toTime ?? 0)),
      )
      .$if(userDetailsType !== undefined, (users) =>
        users.where(wasThen(userDetailsType ?? 'active', ...timeOf(query, now))),
      )
  );
}
