import { sql } from 'kysely';
import { migration } from './migration';

export const jobOffers = migration(
  sql`CREATE TABLE job_offers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title text NOT NULL,
    company_name text,
    company_address_street text,
    status text NOT NULL CHECK (status IN ('pending', 'accepted', 'refused')),
    status_date timestamptz,
    response_date timestamptz,
    type text NOT NULL CHECK (type IN ('internal', 'external')),
    origin text,
    reference text,
    job_occupation job_occupation,
    description text,
    follow_up_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    sort_title text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz
  )`,
  sql`CREATE INDEX job_offers_by_creation_idx ON job_offers (user_id, created_at, id) INCLUDE (status, deleted_at)`,
  sql`CREATE INDEX job_offers_by_title_idx ON job_offers (user_id, sort_title, id) INCLUDE (status)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX job_offers_to_purge_idx ON job_offers (deleted_at) WHERE deleted_at IS NOT NULL`,
  sql`CREATE TABLE job_offer_documents (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    job_offer_id uuid NOT NULL REFERENCES job_offers (id) ON DELETE CASCADE,
    file_id uuid NOT NULL REFERENCES files (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    description text,
    UNIQUE (job_offer_id, position)
  )`,
  sql`CREATE INDEX job_offer_documents_file_idx ON job_offer_documents (file_id)`,
);
