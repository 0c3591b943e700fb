import { sql } from 'kysely';
import { migration } from './migration';

/** Content as authors write it: the files of content packs, with drafts and versions. */
export const contentStudio = migration(
  // The first language is the source of the translations. `managed_outside`: its folder is edited elsewhere.
  sql`ALTER TABLE content_packs
    ADD COLUMN locales text[] NOT NULL DEFAULT '{fr}' CHECK (locales <@
      ARRAY['fr', 'en', 'ar', 'cn', 'de', 'es', 'id', 'ir', 'it', 'jp', 'pt', 'ru', 'tr']),
    ADD COLUMN managed_outside boolean NOT NULL DEFAULT false`,

  // `published` and `draft` are { files, attachments }; a draft equal to what is published is null. `translated_from`:
  // for each language, the source texts that its translations were made from. `uses`: referenced items, `surveys/midway`.
  sql`CREATE TABLE content_items (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    pack_id uuid NOT NULL REFERENCES content_packs (id) ON DELETE CASCADE,
    program_id uuid REFERENCES content_items (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('programs', 'tasks', 'surveys', 'library', 'faq', 'pages', 'trades')),
    key text NOT NULL,
    published jsonb,
    draft jsonb,
    translated_from jsonb NOT NULL DEFAULT '{}',
    uses text[] NOT NULL DEFAULT '{}',
    titles jsonb NOT NULL DEFAULT '{}',
    sort_title text COLLATE "C" NOT NULL,
    search text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    published_at timestamptz,
    archived_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (pack_id, kind, program_id, key),
    CHECK (num_nonnulls(published, draft) > 0),
    CHECK ((kind = 'tasks') = (program_id IS NOT NULL))
  )`,
  sql`CREATE INDEX content_items_changed_idx ON content_items (pack_id, changed_at DESC, id)`,
  sql`CREATE INDEX content_items_program_idx ON content_items (program_id) WHERE program_id IS NOT NULL`,
  sql`CREATE INDEX content_items_changed_by_idx ON content_items (changed_by)`,
  sql`CREATE INDEX content_items_uses_idx ON content_items USING gin (uses)`,
  sql`CREATE INDEX content_items_search_idx ON content_items USING gin (search gin_trgm_ops)`,

  // Each published state of an item. `published_by` is null for imports by the command line.
  sql`CREATE TABLE content_versions (
    item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    content jsonb NOT NULL,
    origin text NOT NULL CHECK (origin IN ('published', 'imported')),
    published_at timestamptz NOT NULL,
    published_by uuid REFERENCES users (id) ON DELETE SET NULL,
    planned_at timestamptz,
    PRIMARY KEY (item_id, number)
  )`,
  sql`CREATE INDEX content_versions_published_by_idx ON content_versions (published_by)`,

  // Authors who have an item open, on each of their devices. A row is renewed while they have, and counts for a minute.
  sql`CREATE TABLE content_presences (
    item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
    session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY (item_id, session_id)
  )`,
  sql`CREATE INDEX content_presences_session_idx ON content_presences (session_id)`,
  sql`CREATE INDEX content_presences_user_idx ON content_presences (user_id)`,

  // Published and draft content as a throw-away participant sees it. Their tables are a schema of its own, named by
  // the id; `user_id` is a row of its `users`. `migration`: the newest one when the schema was created.
  sql`CREATE TABLE previews (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    author_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_id uuid NOT NULL,
    migration text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX previews_author_idx ON previews (author_id)`,

  // Publications to come. `snapshot` holds the contents by item id; `problems` says why a due one was refused.
  sql`CREATE TABLE content_schedules (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    items uuid[] NOT NULL,
    snapshot jsonb NOT NULL,
    titles text[] NOT NULL,
    due_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    created_by uuid REFERENCES users (id) ON DELETE CASCADE,
    failed_at timestamptz,
    problems text[] NOT NULL DEFAULT '{}'
  )`,
  sql`CREATE INDEX content_schedules_organization_idx ON content_schedules (organization_id, due_at)`,
  sql`CREATE INDEX content_schedules_created_by_idx ON content_schedules (created_by)`,
);
