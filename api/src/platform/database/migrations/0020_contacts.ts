import { sql } from 'kysely';
import { migration } from './migration';

/** One person's own: narrowed by user_id alone. Deleted rows wait a while, so that a deletion can be taken back. */
export const contacts = migration(
  sql`CREATE TABLE contacts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('manager', 'hr', 'networkAngel', 'internal', 'external', 'headHunter')),
    last_name text NOT NULL,
    first_name text,
    civility civility,
    company_name text,
    company_service text,
    job_occupation job_occupation,
    job_title text,
    email text,
    phone text,
    mobile_phone text,
    comment text,
    referrer_id uuid REFERENCES contacts (id) ON DELETE SET NULL,
    vcard_uid text,
    version integer NOT NULL DEFAULT 1,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK (referrer_id <> id)
  )`,
  // One person's book in a row, with all that lists, counts and search ask about it: they read some pages of this index
  // and, of the table, where people's rows lie between everybody else's, only those that are shown.
  sql`CREATE INDEX contacts_by_creation_idx ON contacts (user_id, created_at, id)
    INCLUDE (deleted_at, type, referrer_id, sort_name, search)`,
  sql`CREATE INDEX contacts_by_name_idx ON contacts (user_id, sort_name, id) INCLUDE (referrer_id)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX contacts_referrer_idx ON contacts (referrer_id) WHERE referrer_id IS NOT NULL`,
  sql`CREATE INDEX contacts_to_purge_idx ON contacts (deleted_at) WHERE deleted_at IS NOT NULL`,
  // The position is the limit: four addresses and no fifth.
  sql`CREATE TABLE contact_addresses (
    contact_id uuid NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
    type address_type NOT NULL,
    street text NOT NULL,
    PRIMARY KEY (contact_id, position)
  )`,
);
