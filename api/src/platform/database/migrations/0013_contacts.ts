import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A person's contacts. Deleted rows stay for a while, so that a deletion can be undone.
 *
 * `referrer_search` is the recommender's name, so that a search by it needs no join; triggers maintain it for every write.
 * A recommender whose name has only symbols has an empty sort key: a space says that there is one.
 */
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
    referrer_search text COLLATE "C" NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK (referrer_id <> id)
  )`,
  // One person's contacts with all that lists, counts and searches need: of the table, whose rows of one person are
  // scattered, they read only the rows that are shown.
  sql`CREATE INDEX contacts_by_creation_idx ON contacts (user_id, created_at, id)
    INCLUDE (deleted_at, type, referrer_id, sort_name, search, referrer_search)`,
  sql`CREATE INDEX contacts_by_name_idx ON contacts (user_id, sort_name, id) INCLUDE (referrer_id)
    WHERE deleted_at IS NULL`,
  // Recommended contacts only: a few pages for a person with hundreds of contacts.
  sql`CREATE INDEX contacts_recommended_idx ON contacts (user_id, referrer_id) INCLUDE (referrer_search)
    WHERE referrer_id IS NOT NULL AND deleted_at IS NULL`,
  sql`CREATE INDEX contacts_referrer_idx ON contacts (referrer_id) WHERE referrer_id IS NOT NULL`,
  sql`CREATE INDEX contacts_to_purge_idx ON contacts (deleted_at) WHERE deleted_at IS NOT NULL`,

  sql`CREATE FUNCTION name_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- FOR SHARE waits for a concurrent change of the recommender's name.
    NEW.referrer_search = coalesce((SELECT coalesce(nullif(sort_name, ''), ' ') FROM contacts
      WHERE id = NEW.referrer_id AND user_id = NEW.user_id AND deleted_at IS NULL FOR SHARE), '');
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER contacts_added_recommender BEFORE INSERT ON contacts FOR EACH ROW
    WHEN (NEW.referrer_id IS NOT NULL) EXECUTE FUNCTION name_recommender()`,
  sql`CREATE TRIGGER contacts_changed_recommender BEFORE UPDATE OF referrer_id ON contacts FOR EACH ROW
    WHEN (OLD.referrer_id IS DISTINCT FROM NEW.referrer_id) EXECUTE FUNCTION name_recommender()`,
  sql`CREATE FUNCTION rename_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE contacts SET referrer_search =
      CASE WHEN NEW.deleted_at IS NULL THEN coalesce(nullif(NEW.sort_name, ''), ' ') ELSE '' END
    WHERE referrer_id = NEW.id AND user_id = NEW.user_id;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER contacts_renamed_recommender AFTER UPDATE OF sort_name, deleted_at ON contacts FOR EACH ROW
    WHEN (OLD.sort_name <> NEW.sort_name OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
    EXECUTE FUNCTION rename_recommender()`,

  // The key on the position limits a contact to four addresses.
  sql`CREATE TABLE contact_addresses (
    contact_id uuid NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
    type address_type NOT NULL,
    street text NOT NULL,
    PRIMARY KEY (contact_id, position)
  )`,
);
