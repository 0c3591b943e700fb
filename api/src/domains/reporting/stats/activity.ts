import type { Activity, Silence } from '@passerelle/shared/contract';
import { latestStartOver } from '@passerelle/shared/contract/rules/network/appointments';
import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { FactKind } from '../../../platform/database/schema';
import { instant } from '../../../platform/dates';
import { silenceOf } from '../follow-up/silence';

type Counts = Record<'done' | 'interviewed' | 'sent' | 'accepted' | 'planned' | 'interviewsPlanned', number>;
type Row = Counts & { reason: Silence | null; since: string | null };

/** The same facts as in the reporting, from the beginning. */
const facts = (kind: FactKind): RawBuilder<number> =>
  sql`(SELECT count(*) FROM metric_facts WHERE user_id = users.id AND kind = ${sql.lit(kind)})`;

/** Numbers of a participant's work since the beginning; all zero for staff. */
export async function readActivity(db: Db, userId: string, now: DateTime<true>): Promise<Activity> {
  const toCome = new Date(latestStartOver(now.toISO()));
  const { rows } = await sql<Row>`
    SELECT silence.reason, silence.since, ${facts('appointment')} AS done, ${facts('interview')} AS interviewed,
      ${facts('applicationSubmitted')} AS sent, ${facts('applicationAccepted')} AS accepted,
      ahead.planned, ahead.interviews AS "interviewsPlanned"
    FROM users LEFT JOIN LATERAL ${silenceOf(now.toJSDate())} AS silence ON users.role = 'user'
    CROSS JOIN LATERAL (
      SELECT count(*) AS planned, count(*) FILTER (WHERE action_type = 'jobInterview') AS interviews FROM appointments
      WHERE user_id = users.id AND deleted_at IS NULL AND counts AND status = 'pending' AND date > ${toCome}
    ) AS ahead
    WHERE users.id = ${userId}`.execute(db);
  const [row] = rows;
  const { reason = null, since = null } = row ?? {};
  return {
    silence: reason === null || since === null ? null : { reason, since: instant(since) },
    actions: { done: row?.done ?? 0, planned: row?.planned ?? 0 },
    interviews: { done: row?.interviewed ?? 0, planned: row?.interviewsPlanned ?? 0 },
    applications: { sent: row?.sent ?? 0, accepted: row?.accepted ?? 0 },
  };
}
