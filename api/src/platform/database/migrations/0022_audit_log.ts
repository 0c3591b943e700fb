import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The log is append-only. The only change to an entry is its removal after the retention, in a transaction that sets
 * `passerelle.audit_upkeep`. Ids have no foreign keys: entries outlive the erasure of their actor, and the remaining id
 * identifies no one.
 */
export const auditLog = migration(
  sql`CREATE TABLE audit_log (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid,
    actor_id uuid,
    impersonator_id uuid,
    action text NOT NULL,
    outcome text NOT NULL DEFAULT 'done' CHECK (outcome IN ('done', 'refused', 'failed')),
    subject_kind text NOT NULL,
    subject_id uuid,
    fields text[] NOT NULL DEFAULT '{}',
    details jsonb NOT NULL DEFAULT '{}',
    request_id text,
    -- A line about one person of a bulk action, which has a line of its own: the list of the log leaves it out.
    is_part boolean NOT NULL DEFAULT false,
    at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, at)`,
  sql`CREATE INDEX audit_log_impersonator_idx ON audit_log (impersonator_id) WHERE impersonator_id IS NOT NULL`,
  sql`CREATE INDEX audit_log_pruning_idx ON audit_log (at)`,
  // Holds every filter of the list, so that hidden entries are counted without reading the table.
  sql`CREATE INDEX audit_log_organization_idx ON audit_log (organization_id, at, id)
    INCLUDE (action, outcome, actor_id, impersonator_id, subject_id, is_part)`,
  // The history of a subject is looked up by id alone; the entry has the kind.
  sql`CREATE INDEX audit_log_subject_idx ON audit_log (subject_id, at, id)`,
  sql`CREATE INDEX audit_log_not_done_idx ON audit_log (organization_id, at, id) INCLUDE (action, outcome, is_part)
    WHERE outcome <> 'done'`,
  sql`CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('passerelle.audit_upkeep', true) = 'on' THEN
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'restrict_violation';
  END $$`,
  sql`CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION keep_audit_log()`,
  sql`CREATE FUNCTION keep_audit_log_whole() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'restrict_violation';
  END $$`,
  sql`CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log_whole()`,
);
