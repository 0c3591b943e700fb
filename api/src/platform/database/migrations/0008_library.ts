import { sql } from 'kysely';
import { migration } from './migration';

export const library = migration(
  // With an owner, a document is that person's upload; without, it belongs to an organisation or, without one, to all.
  sql`CREATE TABLE library_documents (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE RESTRICT,
    owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL DEFAULT gen_random_uuid(),
    type text NOT NULL CHECK (type IN ('file', 'video', 'podcast')),
    family task_family,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    published_at timestamptz,
    archived_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, owner_id, key),
    CHECK (family IS NOT NULL OR owner_id IS NOT NULL)
  )`,
  sql`CREATE INDEX library_documents_owner_idx ON library_documents (owner_id, updated_at, id)
    WHERE owner_id IS NOT NULL`,
  sql`CREATE INDEX library_documents_published_idx ON library_documents (organization_id, family, created_at, id)
    WHERE owner_id IS NULL AND published_at IS NOT NULL AND archived_at IS NULL`,

  // A row per language, since file, order and search words differ. `transcript` is searched apart from `search`, so that
  // a hit can say where it matched. `preview` shows what a template contains before it is saved.
  sql`CREATE TABLE library_document_contents (
    document_id uuid NOT NULL REFERENCES library_documents (id) ON DELETE CASCADE,
    locale locale NOT NULL,
    name text NOT NULL,
    description text,
    file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    external_url text,
    cover_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    duration_seconds integer CHECK (duration_seconds >= 0),
    captions jsonb NOT NULL DEFAULT '{}',
    transcript text NOT NULL DEFAULT '',
    preview jsonb,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    PRIMARY KEY (document_id, locale),
    CHECK (num_nonnulls(file_id, external_url) <= 1)
  )`,
  sql`CREATE INDEX library_document_contents_file_idx ON library_document_contents (file_id)`,
  sql`CREATE INDEX library_document_contents_cover_idx ON library_document_contents (cover_file_id)`,
  sql`CREATE INDEX library_document_contents_by_name_idx ON library_document_contents (locale, sort_name, document_id)`,
  sql`CREATE INDEX library_document_contents_search_idx ON library_document_contents
    USING gin (search gin_trgm_ops)`,
  sql`CREATE INDEX library_document_contents_transcript_idx ON library_document_contents
    USING gin (transcript gin_trgm_ops)`,

  // Position at which a person left a document: page or second.
  sql`CREATE TABLE library_readings (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    document_id uuid NOT NULL REFERENCES library_documents (id) ON DELETE CASCADE,
    last_page integer CHECK (last_page > 0),
    last_second integer CHECK (last_second >= 0),
    first_opened_at timestamptz NOT NULL,
    last_opened_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, document_id)
  )`,
  sql`CREATE INDEX library_readings_document_idx ON library_readings (document_id)`,
);
