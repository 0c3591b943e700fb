import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The log is written once. All that may happen to a line afterwards is that it is pruned past its retention, which says
 * so to the database within its transaction (`passerelle.audit_upkeep`). Its ids have no foreign keys: what was done
 * stays when whoever did it is erased, and the id that is left names nobody.
 */
export const audit = migration(
  sql`ALTER TABLE audit_log DROP CONSTRAINT audit_log_actor_id_fkey`,
  sql`ALTER TABLE audit_log DROP CONSTRAINT audit_log_impersonator_id_fkey`,
  sql`ALTER TABLE audit_log DROP CONSTRAINT audit_log_organization_id_fkey`,
  sql`ALTER TABLE audit_log RENAME COLUMN changes TO details`,
  sql`ALTER TABLE audit_log ADD COLUMN outcome text NOT NULL DEFAULT 'done'
    CHECK (outcome IN ('done', 'refused', 'failed'))`,
  sql`ALTER TABLE audit_log ADD COLUMN fields text[] NOT NULL DEFAULT '{}'`,
  sql`CREATE INDEX audit_log_pruning_idx ON audit_log (at)`,
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
