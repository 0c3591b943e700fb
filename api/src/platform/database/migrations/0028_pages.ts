import { sql } from 'kysely';
import { migration } from './migration';

/** An organisation's own page hides the common one (no organisation) of the same slug. */
export const pages = migration(
  sql`CREATE TABLE static_pages (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    slug text NOT NULL,
    title localized NOT NULL,
    content localized NOT NULL,
    updated_at timestamptz NOT NULL,
    published_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, slug)
  )`,
  sql`CREATE TABLE question_sections (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    key text NOT NULL DEFAULT gen_random_uuid(),
    position smallint NOT NULL,
    title localized NOT NULL,
    updated_at timestamptz NOT NULL,
    published_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, key)
  )`,
  sql`CREATE TABLE questions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    question_section_id uuid NOT NULL REFERENCES question_sections (id) ON DELETE CASCADE,
    key text NOT NULL DEFAULT gen_random_uuid(),
    position smallint NOT NULL,
    title localized NOT NULL,
    answer localized NOT NULL,
    UNIQUE (question_section_id, key)
  )`,
);
