import type { Generated } from 'kysely';
import type { Gender, JobLevel, Origin } from '@passerelle/shared/contract';
import type { Id, Moment } from './columns';

/** Events from which every reporting metric is computed. */
export type FactKind =
  | 'connection'
  | 'points'
  | 'goal'
  | 'badge'
  | 'suspension'
  | 'appointment'
  | 'interview'
  | 'applicationSubmitted'
  | 'applicationAccepted'
  | 'licenseUsed';

interface Connections {
  id: Id;
  user_id: string;
  origin: Generated<Origin>;
  started_at: Moment;
  last_seen_at: Moment;
}

interface MetricFacts {
  id: Id;
  organization_id: string;
  user_id: string | null;
  kind: FactKind;
  source_id: string;
  at: Moment;
  value: number;
  gender: Gender | null;
  job_level: JobLevel | null;
  labels: Generated<Record<string, unknown>>;
}

/** Changes of an hour's facts that are not in the totals yet. */
interface MetricChanges {
  id: Generated<number>;
  organization_id: string;
  /** As in the facts. */
  kind: string;
  ends: Moment;
  /** Empty where unknown, and for people who were erased, or are about to be. */
  gender: Generated<string>;
  job_level: Generated<string>;
  badge: Generated<string>;
  level: Generated<string>;
  count: number;
  thousandths: number;
}

/** The grouping of totals: all people together, or those with the same labels. */
interface MetricGroups {
  id: Generated<number>;
  organization_id: string;
  kind: string;
  whole: boolean;
  gender: string;
  job_level: string;
  badge: string;
  level: string;
}

/** The total until the end of an hour. */
interface MetricTotals {
  group_id: number;
  ends: Moment;
  count: number;
  thousandths: number;
}

/** People who ever connected: the latest connection, and its end. */
interface LatestConnections {
  user_id: string;
  last_at: Moment;
  last_until: Moment;
}

/** People with badges or goals to recompute. */
interface ChangedPeople {
  id: Generated<number>;
  user_id: string;
}

/** A badge level is reached, or replaced by a higher one. */
interface BadgeSteps {
  id: Generated<number>;
  user_id: string;
  organization_id: string;
  /** As of the computation. */
  gender: string;
  job_level: string;
  badge: string;
  level: string;
  at: Moment;
  sign: 1 | -1;
}

/** A week in which a person had tasks: their points, and the time when as many were earned. */
interface GoalWeeks {
  user_id: string;
  week: Moment;
  goal: number;
  reached_at: Moment | null;
}

export interface ActivityTables {
  connections: Connections;
  metric_facts: MetricFacts;
  metric_changes: MetricChanges;
  metric_groups: MetricGroups;
  metric_totals: MetricTotals;
  changed_people: ChangedPeople;
  badge_steps: BadgeSteps;
  goal_weeks: GoalWeeks;
  latest_connections: LatestConnections;
}
