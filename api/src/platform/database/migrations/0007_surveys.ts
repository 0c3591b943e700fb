import { sql } from 'kysely';
import { migration } from './migration';

/** Content and responses belong to a version, so that an answered survey stays readable as it was asked. */
export const surveys = migration(
  sql`CREATE TABLE surveys (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE RESTRICT,
    key text NOT NULL DEFAULT gen_random_uuid(),
    type text NOT NULL CHECK (type IN ('basic', 'validation', 'tricam', 'colors', 'intelligence')),
    created_at timestamptz NOT NULL,
    archived_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, key)
  )`,
  sql`CREATE TABLE survey_versions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    survey_id uuid NOT NULL REFERENCES surveys (id) ON DELETE CASCADE,
    version integer NOT NULL CHECK (version > 0),
    title localized NOT NULL,
    description localized,
    required_count smallint CHECK (required_count >= 0),
    content_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (survey_id, version)
  )`,
  // `tells`: role that is notified of a yes, with the name of the person; no other answer leaves the person.
  sql`CREATE TABLE survey_questions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    survey_version_id uuid NOT NULL REFERENCES survey_versions (id) ON DELETE CASCADE,
    key text NOT NULL,
    position smallint NOT NULL,
    type text NOT NULL CHECK (type IN ('boolean', 'list', 'multiValue', 'text')),
    label localized NOT NULL,
    tells text CHECK (tells = ANY (ARRAY['hrRepresentative'])),
    UNIQUE (survey_version_id, key),
    UNIQUE (survey_version_id, position),
    CHECK (tells IS NULL OR type = 'boolean')
  )`,
  // `answer_values`: values that the answer scores for (letters, colours, an intelligence), else its own slug.
  sql`CREATE TABLE survey_answers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    survey_question_id uuid NOT NULL REFERENCES survey_questions (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    label localized NOT NULL,
    answer_values text[] NOT NULL CHECK (cardinality(answer_values) > 0),
    UNIQUE (survey_question_id, position)
  )`,
  // The text of a result, by letter, group of letters, colour or intelligence.
  sql`CREATE TABLE survey_result_texts (
    survey_version_id uuid NOT NULL REFERENCES survey_versions (id) ON DELETE CASCADE,
    key text NOT NULL,
    title localized NOT NULL,
    description localized,
    jobs localized,
    PRIMARY KEY (survey_version_id, key)
  )`,
);
