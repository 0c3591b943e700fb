import { sql } from 'kysely';
import { migration } from './migration';

const counted = (rows: string, sign: string) =>
  sql.raw(`INSERT INTO people_counts (organization_id, role, count)
    SELECT organization_id, role, ${sign}count(*) FROM ${rows} WHERE deleted_at IS NULL GROUP BY organization_id, role`);

/**
 * How many people of each role an organisation has, deleted ones left out. Each statement that changes it appends by how
 * many, so that nobody waits for anybody, in the same transaction; a job adds them up. A person's row alone decides where
 * they are counted, so that nothing that happens at once can make it wrong.
 */
export const countedPeople = migration(
  sql`CREATE TABLE people_counts (
    id bigserial PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    role text NOT NULL REFERENCES roles (slug) ON UPDATE CASCADE ON DELETE CASCADE,
    count integer NOT NULL
  )`,
  sql`CREATE INDEX people_counts_organization_idx ON people_counts (organization_id, role) INCLUDE (count)`,
  sql`CREATE INDEX people_counts_role_idx ON people_counts (role)`,
  sql`CREATE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${counted('added', '')};
    ELSIF TG_OP = 'DELETE' THEN
      ${counted('removed', '-')};
    ELSE
      INSERT INTO people_counts (organization_id, role, count)
      SELECT * FROM (VALUES (OLD.organization_id, OLD.role, CASE WHEN OLD.deleted_at IS NULL THEN -1 ELSE 0 END),
        (NEW.organization_id, NEW.role, CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE 0 END)) AS moved (organization_id, role, people)
      WHERE moved.people <> 0;
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER users_added_counted AFTER INSERT ON users REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_people()`,
  sql`CREATE TRIGGER users_removed_counted AFTER DELETE ON users REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_people()`,
  // Row by row: connections change rows all the time, and move nobody.
  sql`CREATE TRIGGER users_moved_counted AFTER UPDATE OF organization_id, role, deleted_at ON users FOR EACH ROW
    WHEN (OLD.organization_id <> NEW.organization_id OR OLD.role <> NEW.role
      OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_people()`,
  // All of it anew: for people who were there before, and for rows that were brought in without triggers.
  sql`CREATE FUNCTION recount_people() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE users IN SHARE MODE;
    DELETE FROM people_counts;
    ${counted('users', '')};
  END $$`,
  sql`SELECT recount_people()`,
);
