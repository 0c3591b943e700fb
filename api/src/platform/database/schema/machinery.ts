import type { AuditOutcome } from '@passerelle/shared/contract';
import type { Generated } from 'kysely';
import type { Id, Moment } from './columns';

interface Jobs {
  id: Id;
  kind: string;
  payload: Generated<Record<string, unknown>>;
  dedupe_key: string | null;
  /** The span of the causing call. */
  trace_parent: string | null;
  run_at: Moment;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  locked_by: string | null;
  locked_until: Moment | null;
  last_error: string | null;
  created_at: Moment;
  finished_at: Moment | null;
  failed_at: Moment | null;
}

interface IdempotencyKeys {
  user_id: string;
  key: string;
  call: string;
  request_hash: string;
  response_status: number | null;
  response_body: string | null;
  created_at: Moment;
  expires_at: Moment;
}

interface RateLimits {
  key: string;
  hits: number;
  resets_at: Moment;
  blocked_until: Moment | null;
}

interface PersonalExports {
  id: Id;
  user_id: string;
  kind: string;
  started_at: Moment;
  leased_until: Moment;
  finished_at: Moment | null;
  failed: Generated<boolean>;
}

interface AuditLog {
  id: Id;
  organization_id: string | null;
  actor_id: string | null;
  impersonator_id: string | null;
  /** One of the contract's `auditActions`; the log also holds those of other versions. */
  action: string;
  subject_kind: string;
  subject_id: string | null;
  outcome: Generated<AuditOutcome>;
  /** Names only. */
  fields: Generated<string[]>;
  /** Values that are not personal. */
  details: Generated<Record<string, unknown>>;
  request_id: string | null;
  /** About one person of a bulk action, which has a line of its own. */
  is_part: Generated<boolean>;
  at: Moment;
}

export interface MachineryTables {
  jobs: Jobs;
  idempotency_keys: IdempotencyKeys;
  rate_limits: RateLimits;
  personal_exports: PersonalExports;
  audit_log: AuditLog;
}
