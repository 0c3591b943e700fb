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

/** What the facts of some hours come to, with all rows that say the same of them added up. */
interface MetricCells {
  id: Generated<number>;
  organization_id: string;
  /** As of the facts. */
  kind: string;
  /** Of all people together: gender, statute and badges are not told apart. */
  whole: Generated<boolean>;
  hours: 1 | 6 | 24 | 168;
  ends: Moment;
  /** Of people who were erased, or are about to be. */
  nameless: boolean;
  gender: Gender | null;
  job_level: JobLevel | null;
  badge: string | null;
  level: string | null;
  count: number;
  thousandths: number;
  summed_up: Generated<boolean>;
}

/** Of whoever ever connected: when that was last, and until when they were there at the latest. */
interface LatestConnections {
  user_id: string;
  last_at: Moment;
  last_until: Moment;
}

export interface ActivityTables {
  connections: Connections;
  metric_facts: MetricFacts;
  metric_cells: MetricCells;
  latest_connections: LatestConnections;
}
