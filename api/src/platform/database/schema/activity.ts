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

export interface ActivityTables {
  connections: Connections;
  metric_facts: MetricFacts;
}
