import { sql } from 'kysely';
import { migration } from './migration';

export const subTaskAnswers = migration(
  // `answers` is the map that travels: question id → [{ label, value }]; `result` is what scoring made of it then.
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
  sql`CREATE TABLE user_sub_task_documents (
    user_sub_task_id uuid NOT NULL REFERENCES user_sub_tasks (id) ON DELETE CASCADE,
    document_id uuid NOT NULL REFERENCES library_documents (id) ON DELETE CASCADE,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (user_sub_task_id, document_id)
  )`,
  sql`CREATE INDEX user_sub_task_documents_document_idx ON user_sub_task_documents (document_id)`,
  // What is half typed, resumed on another device. The version tells the second device that it is behind.
  sql`CREATE TABLE drafts (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  sql`CREATE INDEX drafts_age_idx ON drafts (updated_at)`,
);
