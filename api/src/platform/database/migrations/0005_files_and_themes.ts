import { sql } from 'kysely';
import { migration } from './migration';

export const filesAndThemes = migration(
  // The file store keeps the bytes under their SHA-256: two rows may share them, and they go with the last row.
  sql`CREATE TABLE files (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE RESTRICT,
    owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('avatar', 'logo', 'banner', 'document', 'library', 'jobOffer', 'export', 'content')),
    original_name text NOT NULL,
    extension text NOT NULL,
    content_type text NOT NULL,
    size bigint NOT NULL CHECK (size > 0),
    sha256 text NOT NULL CHECK (length(sha256) = 64),
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    deleted_at timestamptz
  )`,
  sql`CREATE INDEX files_organization_idx ON files (organization_id)`,
  sql`CREATE INDEX files_owner_idx ON files (owner_id, purpose)`,
  sql`CREATE INDEX files_sha256_idx ON files (sha256)`,
  sql`CREATE INDEX files_expiry_idx ON files (expires_at) WHERE expires_at IS NOT NULL`,
  // The specification refuses a second file of the same name for documents only.
  sql`CREATE UNIQUE INDEX files_document_name_key ON files (owner_id, lower(original_name))
    WHERE purpose = 'document' AND deleted_at IS NULL`,

  // An organisation without a row has the colours of the product.
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
