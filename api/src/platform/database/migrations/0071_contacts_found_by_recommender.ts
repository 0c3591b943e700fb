import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A card says « Par … »: who recommended a contact, by whose name the contact is then found, too. The name lies in the
 * contact's own row and in the index of its book, so that a search asks nothing more. Triggers keep it, whoever writes:
 * forms, imports, deletions and what takes them back.
 */
export const contactsFoundByRecommender = migration(
  sql`ALTER TABLE contacts ADD COLUMN referrer_search text COLLATE "C" NOT NULL DEFAULT ''`,
  sql`CREATE FUNCTION name_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Locked, so that a change of name that is under way is waited for.
    NEW.referrer_search = coalesce((SELECT sort_name FROM contacts
      WHERE id = NEW.referrer_id AND user_id = NEW.user_id AND deleted_at IS NULL FOR SHARE), '');
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER contacts_added_recommender BEFORE INSERT ON contacts FOR EACH ROW
    WHEN (NEW.referrer_id IS NOT NULL) EXECUTE FUNCTION name_recommender()`,
  sql`CREATE TRIGGER contacts_changed_recommender BEFORE UPDATE OF referrer_id ON contacts FOR EACH ROW
    WHEN (OLD.referrer_id IS DISTINCT FROM NEW.referrer_id) EXECUTE FUNCTION name_recommender()`,
  sql`CREATE FUNCTION rename_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE contacts SET referrer_search = CASE WHEN NEW.deleted_at IS NULL THEN NEW.sort_name ELSE '' END
    WHERE referrer_id = NEW.id AND user_id = NEW.user_id;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER contacts_renamed_recommender AFTER UPDATE OF sort_name, deleted_at ON contacts FOR EACH ROW
    WHEN (OLD.sort_name <> NEW.sort_name OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
    EXECUTE FUNCTION rename_recommender()`,
  sql`UPDATE contacts SET referrer_search = other.sort_name FROM contacts AS other
    WHERE other.id = contacts.referrer_id AND other.user_id = contacts.user_id AND other.deleted_at IS NULL`,
  sql`DROP INDEX contacts_by_creation_idx`,
  sql`CREATE INDEX contacts_by_creation_idx ON contacts (user_id, created_at, id)
    INCLUDE (deleted_at, type, referrer_id, sort_name, search, referrer_search)`,
);
