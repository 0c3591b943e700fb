import { type RawBuilder, sql } from 'kysely';
import { creatableRoles } from '@passerelle/shared/contract/enums/security';
import { durations } from '@passerelle/shared/contract/limits';
import type { FactKind } from '../../../platform/database/schema';

/**
 * All metrics are spans: the period in which a row counts, and its value. A sample counts at each time whose window
 * contains it, a state as long as it lasts. Columns: organization_id, user_id, gender, job_level, badge, level, starts,
 * ends (null while it lasts), value. `starts` is inclusive, `ends` exclusive.
 */
export type Spans = RawBuilder<unknown>;

/** Seconds of the window, and the first and last requested times. */
export interface Reach {
  window: number;
  first: Date;
  last: Date;
  /** The viewer's scope, as a filter to read fewer rows. Scope itself is enforced elsewhere. */
  organizationId?: string | undefined;
  userId?: string | undefined;
}

/** Restricts the rows before they are sorted or scanned twice. */
export const only = ({ organizationId, userId }: Reach, organization: string, user: string) =>
  sql.join(
    [
      sql`true`,
      ...(organizationId === undefined ? [] : [sql`${sql.ref(organization)} = ${organizationId}::uuid`]),
      ...(userId === undefined ? [] : [sql`${sql.ref(user)} = ${userId}::uuid`]),
    ],
    sql` AND `,
  );
const isOneMoment = ({ window, first, last }: Reach): boolean => window === 0 && first.getTime() === last.getTime();

export const noBadge = sql`NULL::text AS badge, NULL::text AS level`;
const windowLater = ({ window }: Reach) => sql`make_interval(secs => ${window})`;
/** Earlier spans matter at none of the times. */
export const since = (reach: Reach) => sql`(${reach.first}::timestamptz - ${windowLater(reach)})`;

/** The same, each span extended by the window: true at some time within the window. */
export const lasting = (spans: Spans, reach: Reach): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, badge, level, starts, ends + ${windowLater(reach)} AS ends, value
  FROM (${spans}) AS lasting`;

/** Read only where it can exist: everything else of a fact is in an index. */
export const badgeOf = (fact: FactKind) =>
  fact === 'badge' ? sql`facts.labels->>'badge' AS badge, facts.labels->>'level' AS level` : noBadge;

/** Samples, each extended by the window. */
export const samples = (fact: FactKind, sample: 'one' | 'value', reach: Reach): Spans => sql`
  SELECT facts.organization_id, facts.user_id, facts.gender::text AS gender, facts.job_level::text AS job_level,
    ${badgeOf(fact)}, facts.at AS starts,
    facts.at + ${windowLater(reach)} AS ends, ${sample === 'one' ? sql`1::double precision` : sql`facts.value`} AS value
  FROM metric_facts AS facts
  WHERE facts.kind = ${fact} AND facts.at <= ${reach.last} AND facts.at > ${since(reach)}`;

/** A seat is held from when it was taken until it was given back; a used one stays held. */
export const seats = (): Spans => sql`
  SELECT packs.organization_id, uses.user_id, users.gender::text AS gender, users.job_level::text AS job_level, ${noBadge},
    uses.used_at AS starts, uses.released_at AS ends, 1::double precision AS value
  FROM license_uses AS uses JOIN license_packs AS packs ON packs.id = uses.license_pack_id
  LEFT JOIN users ON users.id = uses.user_id`;

/**
 * The columns that identify one person's spans: including gender and job level of the moment when grouped by them.
 * Otherwise a person whose job level changed stays one. Erased people count as one per gender and job level, since
 * nothing else is known.
 */
const whose = (apart: boolean) => {
  const known = (column: 'gender' | 'job_level') =>
    apart ? sql.ref(column) : sql`CASE WHEN user_id IS NULL THEN ${sql.ref(column)} END`;
  return sql`organization_id, user_id, ${known('gender')} AS gender, ${known('job_level')} AS job_level`;
};

/** The spans of each person that touch or overlap, as one. */
export const joined = (spans: Spans, apart: boolean): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, ${noBadge}, min(starts) AS starts, max(ends) AS ends,
    1::double precision AS value
  FROM (
    SELECT *, count(*) FILTER (WHERE before IS NULL OR before < starts)
      OVER (PARTITION BY organization_id, user_id, gender, job_level ORDER BY starts, ends) AS island
    FROM (
      SELECT *, max(ends) OVER (PARTITION BY organization_id, user_id, gender, job_level ORDER BY starts, ends
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
      FROM (SELECT ${whose(apart)}, starts, ends FROM (${spans}) AS spans) AS told
    ) AS ordered
  ) AS numbered GROUP BY organization_id, user_id, gender, job_level, island`;

/** One span for each person who counts at a time, which is enough for one time. */
const onceEach = (spans: Spans, at: Date): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, ${noBadge}, min(starts) AS starts, max(ends) AS ends,
    1::double precision AS value
  FROM (${spans}) AS spans WHERE starts <= ${at} AND ends > ${at}
  GROUP BY organization_id, user_id, gender, job_level`;

/**
 * People with a fact in the window, as spans. For one time each person is an index look-up of the last fact, often
 * precomputed; with attributes at the time of the fact, all facts are read.
 */
export const peopleOf = (fact: FactKind, reach: Reach, apart: boolean): Spans => {
  const { first, last } = reach;
  if (first.getTime() !== last.getTime()) return joined(samples(fact, 'one', reach), apart);
  if (apart) return onceEach(samples(fact, 'one', reach), last);
  const within = sql`facts.kind = ${fact} AND facts.at <= ${last} AND facts.at > ${since(reach)}`;
  const value = sql`1::double precision AS value`;
  const theLast = (more: RawBuilder<unknown>) => sql`SELECT facts.at FROM metric_facts AS facts
    WHERE ${more} AND facts.user_id = users.id AND ${within} ORDER BY facts.at DESC LIMIT 1`;
  const people =
    fact === 'connection'
      ? sql`users JOIN latest_connections AS known ON known.user_id = users.id AND known.last_at > ${since(reach)}
          LEFT JOIN LATERAL (${theLast(sql`known.last_at > ${last}`)}) AS earlier ON true
          CROSS JOIN LATERAL (SELECT CASE WHEN known.last_at <= ${last} THEN known.last_at ELSE earlier.at END AS at) AS latest`
      : sql`users CROSS JOIN LATERAL (${theLast(sql`true`)}) AS latest`;
  return sql`
  SELECT users.organization_id, users.id AS user_id, NULL::text AS gender, NULL::text AS job_level, ${noBadge},
    latest.at AS starts, latest.at + ${windowLater(reach)} AS ends, ${value}
  FROM ${people} WHERE latest.at IS NOT NULL AND ${only(reach, 'users.organization_id', 'users.id')}
  UNION ALL
  SELECT facts.organization_id, NULL, facts.gender::text, facts.job_level::text, ${noBadge}, max(facts.at),
    max(facts.at) + ${windowLater(reach)}, ${value}
  FROM metric_facts AS facts WHERE facts.user_id IS NULL AND ${within}
    AND ${only(reach, 'facts.organization_id', 'facts.user_id')}
  GROUP BY 1, 3, 4`;
};

/** The people of the lists of active and inactive people. */
const listed = sql`users.deleted_at IS NULL AND users.role = ANY(${[...creatableRoles]}::text[])`;
/** A connection lasts hours, never weeks: older ones have ended. */
const LONGEST_CONNECTION_DAYS = 30;

/** Connections that make a person active at one of the times. */
const connections = (reach: Reach) => sql`facts.kind = 'connection' AND facts.at <= ${reach.last}
  AND facts.at > ${since(reach)} - make_interval(days => ${durations.activeDays + LONGEST_CONNECTION_DAYS})`;
const activeUntil = sql`facts.at + make_interval(secs => facts.value, days => ${durations.activeDays})`;

/** Active: connected within fourteen days. Existing people, with their current gender and job level. */
export const presence = (reach: Reach): Spans => {
  if (isOneMoment(reach)) return presenceAt(reach);
  const connected = sql`
    SELECT facts.organization_id, facts.user_id, users.gender::text AS gender, users.job_level::text AS job_level,
      facts.at AS starts, ${activeUntil} AS ends
    FROM metric_facts AS facts JOIN users ON users.id = facts.user_id AND ${listed}
    WHERE ${connections(reach)} AND ${only(reach, 'facts.organization_id', 'facts.user_id')}`;
  return joined(connected, true);
};

/**
 * The latest earlier connection that lasts to the moment, looked up in the index, for people who also connected after
 * it.
 */
const earlier = (reach: Reach) => sql`
  SELECT facts.at AS starts, ${activeUntil} AS ends FROM metric_facts AS facts
  WHERE latest.last_at > ${reach.last} AND facts.user_id = users.id AND ${connections(reach)}
    AND ${activeUntil} > ${reach.last}
  ORDER BY facts.at DESC LIMIT 1`;

/** Every person who may be active or not, with the connection that makes them active at the time. */
const here = (reach: Reach) => sql`users
  LEFT JOIN latest_connections AS latest ON latest.user_id = users.id
  LEFT JOIN LATERAL (${earlier(reach)}) AS earlier ON true
  CROSS JOIN LATERAL (SELECT
    CASE WHEN latest.last_at <= ${reach.last} THEN latest.last_at ELSE earlier.starts END AS starts,
    CASE WHEN latest.last_at <= ${reach.last} THEN latest.last_until + make_interval(days => ${durations.activeDays})
      ELSE earlier.ends END AS ends
  ) AS here`;

const presenceAt = (reach: Reach): Spans => sql`
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level,
    ${noBadge}, here.starts, here.ends, 1::double precision AS value
  FROM ${here(reach)}
  WHERE here.ends > ${reach.last} AND ${listed} AND ${only(reach, 'users.organization_id', 'users.id')}`;

/** People with an account who are not active: before the first connection, between two, and after the last. */
export const absence = (reach: Reach): Spans => (isOneMoment(reach) ? absenceAt(reach) : absences(reach));

const absenceAt = (reach: Reach): Spans => sql`
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level,
    ${noBadge}, users.created_at AS starts, NULL::timestamptz AS ends, 1::double precision AS value
  FROM ${here(reach)}
  WHERE (here.ends > ${reach.last}) IS NOT TRUE AND ${listed} AND ${only(reach, 'users.organization_id', 'users.id')}`;

const absences = (reach: Reach): Spans => sql`
  WITH present AS (${presence(reach)})
  SELECT organization_id, user_id, gender, job_level, ${noBadge}, starts, ends, 1::double precision AS value FROM (
    SELECT organization_id, user_id, gender, job_level, ends AS starts,
      lead(starts) OVER (PARTITION BY user_id ORDER BY starts) AS ends FROM present
    UNION ALL
    SELECT users.organization_id, users.id, users.gender::text, users.job_level::text, users.created_at,
      comings.first
    FROM users LEFT JOIN (SELECT user_id, min(starts) AS first FROM present GROUP BY user_id) AS comings
      ON comings.user_id = users.id
    WHERE ${listed} AND ${only(reach, 'users.organization_id', 'users.id')}
  ) AS gaps WHERE ends IS NULL OR starts < ends`;

const levelNumber = sql`right(facts.labels->>'level', 1)::integer`;

/**
 * The highest level of each badge that a person has at a time. Erased people are left out: they cannot be told apart.
 */
const badgeLevels = (reach: Reach): Spans => (isOneMoment(reach) ? badgeLevelsAt(reach) : badgeLevelsOver(reach));

const badgeLevelsAt = (reach: Reach): Spans => sql`
  SELECT users.organization_id, users.id AS user_id, users.gender::text AS gender, users.job_level::text AS job_level,
    reached.badge, reached.starts, NULL::timestamptz AS ends, reached.level AS reached
  FROM (
    SELECT facts.user_id, facts.labels->>'badge' AS badge, max(facts.at) AS starts, max(${levelNumber}) AS level
    FROM metric_facts AS facts
    WHERE facts.kind = 'badge' AND facts.at <= ${reach.last} AND ${only(reach, 'facts.organization_id', 'facts.user_id')}
    GROUP BY 1, 2
  ) AS reached JOIN users ON users.id = reached.user_id AND users.deleted_at IS NULL`;

const badgeLevelsOver = (reach: Reach): Spans => sql`
  SELECT facts.organization_id, facts.user_id, users.gender::text AS gender, users.job_level::text AS job_level,
    facts.labels->>'badge' AS badge, facts.at AS starts,
    lead(facts.at) OVER (PARTITION BY facts.user_id, facts.labels->>'badge' ORDER BY facts.at, ${levelNumber}) AS ends,
    max(${levelNumber}) OVER (PARTITION BY facts.user_id, facts.labels->>'badge' ORDER BY facts.at, ${levelNumber}) AS reached
  FROM metric_facts AS facts JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
  WHERE facts.kind = 'badge' AND facts.at <= ${reach.last} AND ${only(reach, 'facts.organization_id', 'facts.user_id')}`;

/** One span per badge and level: each counts one person. */
export const badges = (reach: Reach): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, badge, 'lvl' || reached AS level, starts, ends,
    1::double precision AS value FROM (${badgeLevels(reach)}) AS levels`;

/** One span per badge, worth its level: 1, 2 or 3. */
export const levelsOfBadges = (reach: Reach): Spans => sql`
  SELECT organization_id, user_id, gender, job_level, badge, NULL::text AS level, starts, ends,
    reached::double precision AS value FROM (${badgeLevels(reach)}) AS levels`;
