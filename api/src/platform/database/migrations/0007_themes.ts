import { sql } from 'kysely';
import { migration } from './migration';

/** An organisation without a row here wears the product's own colours. */
export const themes = migration(
  sql`CREATE TABLE themes (
    organization_id uuid PRIMARY KEY REFERENCES organizations (id) ON DELETE CASCADE,
    primary_color text CHECK (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
    secondary_color text CHECK (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
    background_color text CHECK (background_color ~ '^#[0-9A-Fa-f]{6}$'),
    logo_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    banner_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    updated_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX themes_logo_idx ON themes (logo_file_id)`,
  sql`CREATE INDEX themes_banner_idx ON themes (banner_file_id)`,
);
