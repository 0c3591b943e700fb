import { sql } from 'kysely';
import { migration } from './migration';

const named = `coalesce(nullif(sort_name, ''), ' ')`;

/**
 * Who was recommended, and by whom, in an index of their own: one contact in some, a few pages where the book has hundreds.
 * That somebody was recommended by somebody who is there is what `referrer_search` says by not being empty, also
 * where the name is of signs alone, of which nothing is left to sort by.
 */
export const contactsByRecommender = migration(
  sql`CREATE OR REPLACE FUNCTION name_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Locked, so that a change of name that is under way is waited for.
    NEW.referrer_search = coalesce((SELECT ${sql.raw(named)} FROM contacts
      WHERE id = NEW.referrer_id AND user_id = NEW.user_id AND deleted_at IS NULL FOR SHARE), '');
    RETURN NEW;
  END $$`,
  sql`CREATE OR REPLACE FUNCTION rename_recommender() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE contacts SET referrer_search =
      CASE WHEN NEW.deleted_at IS NULL THEN coalesce(nullif(NEW.sort_name, ''), ' ') ELSE '' END
    WHERE referrer_id = NEW.id AND user_id = NEW.user_id;
    RETURN NULL;
  END $$`,
  sql`UPDATE contacts SET referrer_search = ' ' FROM contacts AS other
    WHERE other.id = contacts.referrer_id AND other.user_id = contacts.user_id AND other.deleted_at IS NULL
      AND other.sort_name = '' AND contacts.referrer_search = ''`,
  sql`CREATE INDEX contacts_recommended_idx ON contacts (user_id, referrer_id) INCLUDE (referrer_search)
    WHERE referrer_id IS NOT NULL AND deleted_at IS NULL`,
);
