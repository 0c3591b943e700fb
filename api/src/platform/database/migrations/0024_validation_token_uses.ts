import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A validation token is signed, so it needs no row before it is used; the hash here is what makes it single use.
 * A sub-task with a required count is done when it has that many rows. The subject is what the call made: a contact, an
 * appointment, a job offer, a document, a response. It has no foreign key, since it may be deleted without undoing this.
 */
export const validationTokenUses = migration(
  sql`CREATE TABLE validation_token_uses (
    token_hash text PRIMARY KEY,
    user_sub_task_id uuid NOT NULL REFERENCES user_sub_tasks (id) ON DELETE CASCADE,
    subject_kind text NOT NULL CHECK (subject_kind IN (
      'contact', 'appointment', 'jobOffer', 'document', 'link', 'surveyResponse'
    )),
    subject_id uuid,
    used_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX validation_token_uses_sub_task_idx ON validation_token_uses (user_sub_task_id)`,
);
