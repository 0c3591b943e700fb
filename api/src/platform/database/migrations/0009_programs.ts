import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The templates of programmes; without an organisation they are common to all. `key` is the name in a content pack, so
 * that a second import changes nothing. Programmes of people refer to these rows, so they are archived, never deleted.
 */
export const programs = migration(
  sql`CREATE TABLE programs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE RESTRICT,
    key text NOT NULL DEFAULT gen_random_uuid(),
    type text NOT NULL CHECK (type IN ('basic', 'extension')),
    name localized NOT NULL,
    description localized,
    max_suspension smallint NOT NULL CHECK (max_suspension >= 0),
    badges text[] NOT NULL DEFAULT '{}' CHECK (badges <@ ARRAY['professionalProject', 'cv', 'linkedin']),
    should_display_job_offers boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    archived_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, key)
  )`,
  sql`CREATE TABLE program_weeks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE CASCADE,
    week_index smallint NOT NULL CHECK (week_index > 0),
    title localized,
    archived_at timestamptz,
    UNIQUE (program_id, week_index)
  )`,

  // `words_changed_at`: the last change of its texts or those of its sub-tasks, for people who had validated it.
  sql`CREATE TABLE tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    program_week_id uuid NOT NULL REFERENCES program_weeks (id) ON DELETE CASCADE,
    key text NOT NULL DEFAULT gen_random_uuid(),
    position smallint NOT NULL,
    mode task_mode NOT NULL,
    family task_family NOT NULL,
    points integer NOT NULL CHECK (points >= 0),
    name localized NOT NULL,
    description localized,
    words_changed_at timestamptz,
    archived_at timestamptz,
    UNIQUE (program_week_id, key)
  )`,
  // `locale` is set where a sub-task exists in one language only, such as a French form.
  sql`CREATE TABLE sub_tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    task_id uuid NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
    key text NOT NULL DEFAULT gen_random_uuid(),
    position smallint NOT NULL,
    type text NOT NULL CHECK (type IN ('text', 'document', 'link', 'action', 'upload', 'survey')),
    action_sub_type text CHECK (action_sub_type IN ('contact', 'hiring', 'networking')),
    document_sub_type text CHECK (document_sub_type IN ('toRead', 'toDo')),
    survey_sub_type text CHECK (survey_sub_type IN ('basic', 'validation', 'tricam', 'colors', 'intelligence')),
    locale locale,
    title localized,
    description localized,
    link localized,
    points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
    library_document_id uuid REFERENCES library_documents (id) ON DELETE RESTRICT,
    validation_type text CHECK (validation_type IN ('automatic', 'manual')),
    validation_fields text[] NOT NULL DEFAULT '{}',
    required_count smallint CHECK (required_count > 0),
    tricam_with_partial_results boolean NOT NULL DEFAULT false,
    archived_at timestamptz,
    UNIQUE (task_id, key),
    CHECK ((type = 'action') = (action_sub_type IS NOT NULL)),
    CHECK ((type = 'document') = (document_sub_type IS NOT NULL)),
    CHECK ((type = 'survey') = (survey_sub_type IS NOT NULL)),
    CHECK ((type = 'link') = (link IS NOT NULL))
  )`,
  sql`CREATE INDEX sub_tasks_library_document_idx ON sub_tasks (library_document_id)`,
  sql`CREATE TABLE sub_task_surveys (
    sub_task_id uuid NOT NULL REFERENCES sub_tasks (id) ON DELETE CASCADE,
    survey_id uuid NOT NULL REFERENCES surveys (id) ON DELETE RESTRICT,
    position smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (sub_task_id, survey_id)
  )`,
  sql`CREATE INDEX sub_task_surveys_survey_idx ON sub_task_surveys (survey_id)`,
);
