import type { Generated } from 'kysely';
import type { Gender, JobLevel, Origin } from '@passerelle/shared/contract';
import type { Id, Moment } from './columns';

/** What happened, from which every metric of reporting is computed. */
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

/** What a statement changed in the facts of an hour, until it is in the totals. */
interface MetricChanges {
  id: Generated<number>;
  organization_id: string;
  /** As of the facts. */
  kind: string;
  ends: Moment;
  /** Empty where there is none, and of people who were erased, or are about to be. */
  gender: Generated<string>;
  job_level: Generated<string>;
  badge: Generated<string>;
  level: Generated<string>;
  count: number;
  thousandths: number;
}

/** Of whom totals are kept: of all people together, or of those with the same labels. */
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

/** What everything until the end of an hour comes to. */
interface MetricTotals {
  group_id: number;
  ends: Moment;
  count: number;
  thousandths: number;
}

/** Of whoever ever connected: when that was last, and until when they were there at the latest. */
interface LatestConnections {
  user_id: string;
  last_at: Moment;
  last_until: Moment;
}

/** Whose badges or goals have to be counted anew. */
interface ChangedPeople {
  id: Generated<number>;
  user_id: string;
}

/** A level of a badge begins to count, or gives way to a higher one. */
interface BadgeSteps {
  id: Generated<number>;
  user_id: string;
  organization_id: string;
  /** As they were when it was counted. */
  gender: string;
  job_level: string;
  badge: string;
  level: string;
  at: Moment;
  sign: 1 | -1;
}

/** A week in which somebody had tasks: what they were worth, and when as many points were earned. */
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
