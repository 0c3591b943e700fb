import { sql } from 'kysely';
import { migration } from './migration';

export const userTasks = migration(
  // Mode, family and points are copied from the template, so that editing it does not change the gauges of people who
  // have begun.
  sql`CREATE TABLE user_tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    extension_id uuid REFERENCES user_program_extensions (id) ON DELETE CASCADE,
    task_id uuid NOT NULL REFERENCES tasks (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'validated', 'cancelled')),
    mode task_mode NOT NULL,
    family task_family NOT NULL,
    points integer NOT NULL CHECK (points >= 0),
    week_index smallint NOT NULL CHECK (week_index > 0),
    position smallint NOT NULL,
    from_date timestamptz NOT NULL,
    valid_until timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    validated_at timestamptz,
    cancelled_at timestamptz,
    words_seen_at timestamptz,
    CHECK (from_date < valid_until),
    CHECK ((status = 'validated') = (validated_at IS NOT NULL)),
    CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
  )`,
  // Repeating an interrupted assignment creates each task once.
  sql`CREATE UNIQUE INDEX user_tasks_given_key ON user_tasks (user_program_id, extension_id, task_id)
    NULLS NOT DISTINCT`,
  sql`CREATE INDEX user_tasks_by_period_idx ON user_tasks (user_id, from_date, position, id) INCLUDE (status)`,
  sql`CREATE INDEX user_tasks_by_end_idx ON user_tasks (user_id, valid_until, id) INCLUDE (status)`,
  sql`CREATE INDEX user_tasks_extension_idx ON user_tasks (extension_id) WHERE extension_id IS NOT NULL`,
  sql`CREATE INDEX user_tasks_task_idx ON user_tasks (task_id)`,
  // For reporting: the tasks of all people that start in a week.
  sql`CREATE INDEX user_tasks_by_start_idx ON user_tasks (from_date) INCLUDE (user_id, points, status)`,

  sql`CREATE TABLE user_sub_tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_task_id uuid NOT NULL REFERENCES user_tasks (id) ON DELETE CASCADE,
    sub_task_id uuid NOT NULL REFERENCES sub_tasks (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'validated', 'cancelled')),
    done_count smallint NOT NULL DEFAULT 0 CHECK (done_count >= 0),
    opened_at timestamptz,
    answered_at timestamptz,
    validated_at timestamptz,
    updated_at timestamptz NOT NULL,
    UNIQUE (user_task_id, sub_task_id),
    CHECK ((status = 'validated') = (validated_at IS NOT NULL))
  )`,
  sql`CREATE INDEX user_sub_tasks_user_idx ON user_sub_tasks (user_id, answered_at, id)`,
  sql`CREATE INDEX user_sub_tasks_sub_task_idx ON user_sub_tasks (sub_task_id)`,
  sql`CREATE TABLE user_sub_task_documents (
    user_sub_task_id uuid NOT NULL REFERENCES user_sub_tasks (id) ON DELETE CASCADE,
    document_id uuid NOT NULL REFERENCES library_documents (id) ON DELETE CASCADE,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (user_sub_task_id, document_id)
  )`,
  sql`CREATE INDEX user_sub_task_documents_document_idx ON user_sub_task_documents (document_id)`,

  // `answers` has the shape of the contract, question id → [{ label, value }]; `result` is the score of that moment.
  sql`CREATE TABLE survey_responses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_sub_task_id uuid REFERENCES user_sub_tasks (id) ON DELETE SET NULL,
    survey_version_id uuid NOT NULL REFERENCES survey_versions (id) ON DELETE RESTRICT,
    locale locale NOT NULL,
    answers jsonb NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
    result jsonb,
    consented_at timestamptz,
    submitted_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX survey_responses_user_idx ON survey_responses (user_id, submitted_at, id)`,
  sql`CREATE INDEX survey_responses_sub_task_idx ON survey_responses (user_sub_task_id, submitted_at)`,
  sql`CREATE INDEX survey_responses_version_idx ON survey_responses (survey_version_id)`,
  // Unsaved input, resumed on another device; `version` tells a device that its copy is outdated.
  sql`CREATE TABLE drafts (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  sql`CREATE INDEX drafts_age_idx ON drafts (updated_at)`,

  // Validation tokens are signed and have no row before they are used; the hash makes them single use. The subject may
  // be deleted without undoing the validation, so it has no foreign key.
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

  // The key is the task: points are earned once, even when its validation is repeated.
  sql`CREATE TABLE points_entries (
    user_task_id uuid PRIMARY KEY REFERENCES user_tasks (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    points integer NOT NULL CHECK (points >= 0),
    earned_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX points_entries_user_idx ON points_entries (user_id, earned_at) INCLUDE (points)`,
  // The work of staff signed in as a person is saved, but earns that person no points and counts in no figure. Such a
  // transaction sets `passerelle.logged_as`.
  sql`CREATE FUNCTION skip_facts_of_log_as() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RETURN CASE WHEN current_setting('passerelle.logged_as', true) = 'on' THEN NULL ELSE NEW END;
  END $$`,
  sql`CREATE TRIGGER points_entries_without_log_as BEFORE INSERT ON points_entries
    FOR EACH ROW EXECUTE FUNCTION skip_facts_of_log_as()`,

  sql`CREATE TABLE user_badges (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('professionalProject', 'cv', 'linkedin')),
    level text NOT NULL CHECK (level IN ('lvl1', 'lvl2', 'lvl3')),
    earned_at timestamptz NOT NULL,
    UNIQUE (user_program_id, type, level)
  )`,
  sql`CREATE INDEX user_badges_user_idx ON user_badges (user_id, earned_at)`,
);
