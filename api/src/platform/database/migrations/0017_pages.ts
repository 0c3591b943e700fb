import { sql } from 'kysely';
import { migration } from './migration';

/** Pages, questions and answers, trades; without an organisation they are common to all. */
export const pages = migration(
  // An organisation's own page hides the common one of the same slug.
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

  // Real trades from an open source; a new version replaces the rows. `month`: of the version, such as 2025-09.
  sql`CREATE TABLE trade_lists (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    key text NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    month text NOT NULL,
    licence text NOT NULL,
    content_hash text NOT NULL,
    archived_at timestamptz,
    UNIQUE NULLS NOT DISTINCT (organization_id, key)
  )`,
  // `major` and `minor`: interests of RIASEC.
  sql`CREATE TABLE trades (
    trade_list_id uuid NOT NULL REFERENCES trade_lists (id) ON DELETE CASCADE,
    code text NOT NULL,
    label text NOT NULL,
    major text NOT NULL CHECK (major IN ('R', 'I', 'A', 'S', 'E', 'C')),
    minor text CHECK (minor IN ('R', 'I', 'A', 'S', 'E', 'C')),
    sort_label text COLLATE "C" NOT NULL,
    search text NOT NULL,
    PRIMARY KEY (trade_list_id, code)
  )`,

  // Contents of each imported pack, to tell rows that a new version dropped from rows of another pack.
  sql`CREATE TABLE content_packs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid REFERENCES organizations (id) ON DELETE CASCADE,
    name text NOT NULL,
    version text NOT NULL,
    contents text[] NOT NULL,
    imported_at timestamptz NOT NULL,
    UNIQUE NULLS NOT DISTINCT (organization_id, name)
  )`,
);
