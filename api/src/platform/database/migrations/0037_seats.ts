import { sql } from 'kysely';
import { migration } from './migration';

/**
 * How many seats of a pack are taken is counted beside its maximum, where a CHECK holds the two against each other: no
 * path to a seat, and no path that lowers the maximum, can oversell. The count follows the rows of `license_uses`.
 */
export const seats = migration(
  sql`ALTER TABLE license_packs ADD COLUMN used_licenses integer NOT NULL DEFAULT 0`,
  sql`UPDATE license_packs SET used_licenses = (SELECT count(*) FROM license_uses
    WHERE license_pack_id = license_packs.id AND released_at IS NULL)`,
  sql`ALTER TABLE license_packs
    ADD CONSTRAINT license_packs_seats CHECK (used_licenses >= 0 AND used_licenses <= max_licenses)`,
  sql`CREATE FUNCTION count_license_use() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.released_at IS NULL THEN
      UPDATE license_packs SET used_licenses = used_licenses - 1 WHERE id = OLD.license_pack_id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.released_at IS NULL THEN
      UPDATE license_packs SET used_licenses = used_licenses + 1 WHERE id = NEW.license_pack_id;
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER license_uses_inserted AFTER INSERT OR DELETE ON license_uses
    FOR EACH ROW EXECUTE FUNCTION count_license_use()`,
  sql`CREATE TRIGGER license_uses_updated AFTER UPDATE OF released_at, license_pack_id ON license_uses
    FOR EACH ROW WHEN (OLD.released_at IS DISTINCT FROM NEW.released_at
      OR OLD.license_pack_id <> NEW.license_pack_id)
    EXECUTE FUNCTION count_license_use()`,
);
