import { sql } from 'kysely';
import { migration } from './migration';

/** The bytes lie on the file store under their sha256: two rows may share them, and the last row gone frees them. */
export const files = migration(
  sql`CREATE TABLE files (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE RESTRICT,
    owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('avatar', 'logo', 'banner', 'document', 'library', 'jobOffer', 'export')),
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
  // « a file already exists with this name »: the specification refuses a second document of one name, of nothing else.
  sql`CREATE UNIQUE INDEX files_document_name_key ON files (owner_id, lower(original_name))
    WHERE purpose = 'document' AND deleted_at IS NULL`,
);
