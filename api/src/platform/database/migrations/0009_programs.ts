import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The templates. Without an organisation they are common to all. `key` is the name a content pack knows a row by, so
 * that importing it twice changes nothing; a row made by hand gets one of its own. What people were given points here:
 * rows are archived, never deleted.
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
    UNIQUE (program_id, week_index)
  )`,
);
