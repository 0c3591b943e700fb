import { sql } from 'kysely';
import { migration } from './migration';

const standing = sql`UPDATE users SET program_status = now_so.status, program_paused_until = now_so.paused_until,
      last_pause_from = now_so.pause_from, last_pause_to = now_so.pause_to
    FROM (SELECT person.id, followed.status, followed.paused_until, pause.from_date AS pause_from, pause.to_date AS pause_to
      FROM users AS person
      LEFT JOIN LATERAL (SELECT user_programs.status, (SELECT max(to_date) FROM user_program_suspensions
          WHERE user_program_id = user_programs.id) AS paused_until
        FROM user_programs WHERE user_id = person.id AND selected) AS followed ON true
      LEFT JOIN LATERAL (SELECT pauses.from_date, pauses.to_date FROM user_programs
          JOIN user_program_suspensions AS pauses ON pauses.user_program_id = user_programs.id
        WHERE user_id = person.id ORDER BY pauses.to_date DESC, pauses.from_date LIMIT 1) AS pause ON true) AS now_so
    WHERE users.id = now_so.id
      AND (users.program_status, users.program_paused_until, users.last_pause_from, users.last_pause_to)
        IS DISTINCT FROM (now_so.status, now_so.paused_until, now_so.pause_from, now_so.pause_to)`;

/**
 * What a list of people is narrowed by stands in the person's row, and in an index that begins with the organisation:
 * among a million people those of others are not looked at, and of one's own only what is shown. Where somebody is in
 * their programme is written there by the database itself, from the rows of the programme, so that no path forgets it.
 *
 * Who changes a programme of somebody has locked their row before: the trigger would do it after, and two changes at once
 * would wait for each other.
 */
export const listsOfPeople = migration(
  // Without them first: a million rows are written much faster so.
  sql`DROP INDEX users_by_name_idx, users_by_first_name_idx, users_by_creation_idx, users_by_activity_idx,
    users_by_email_idx, users_search_idx, users_deleted_idx, group_members_user_idx`,
  sql`ALTER TABLE users ADD COLUMN program_status text, ADD COLUMN program_paused_until timestamptz,
    ADD COLUMN last_pause_from timestamptz, ADD COLUMN last_pause_to timestamptz`,
  standing,
  sql`CREATE FUNCTION note_program_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    person uuid;
  BEGIN
    IF TG_TABLE_NAME = 'user_programs' THEN
      person := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
    ELSE
      SELECT user_id INTO person FROM user_programs
        WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.user_program_id ELSE NEW.user_program_id END;
    END IF;
    ${standing} AND users.id = person;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER user_programs_noted AFTER INSERT OR DELETE OR UPDATE OF status, selected ON user_programs
    FOR EACH ROW EXECUTE FUNCTION note_program_of_person()`,
  sql`CREATE TRIGGER user_program_suspensions_noted AFTER INSERT OR DELETE OR UPDATE OF from_date, to_date
    ON user_program_suspensions FOR EACH ROW EXECUTE FUNCTION note_program_of_person()`,

  // All that lists and searches of one organisation ask about, in the order in which they are mostly read.
  sql`CREATE INDEX users_by_name_idx ON users (organization_id, sort_name, id) INCLUDE (role, gender, job_level,
    last_seen_at, program_status, program_paused_until, last_pause_from, last_pause_to, search)
    WHERE deleted_at IS NULL`,
  // Equal entries are stored once, with the rows they stand for: ten thousand people are counted in some twenty pages.
  sql`CREATE INDEX users_counted_idx ON users (organization_id, role, gender, job_level, program_status,
    program_paused_until) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_first_name_idx ON users (organization_id, sort_first_name, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_creation_idx ON users (organization_id, created_at, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  // Whoever never came was there longest ago; the index has to know it too.
  sql`CREATE INDEX users_by_activity_idx ON users (organization_id, last_seen_at NULLS FIRST, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_first_name_idx ON users (sort_first_name, id) INCLUDE (role) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_activity_idx ON users (last_seen_at NULLS FIRST, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_paused_idx ON users (program_paused_until) INCLUDE (role, program_status)
    WHERE deleted_at IS NULL AND program_paused_until IS NOT NULL`,
  sql`CREATE INDEX users_deleted_idx ON users (organization_id, deleted_at, id) INCLUDE (role, search)
    WHERE deleted_at IS NOT NULL`,
  sql`CREATE INDEX users_search_idx ON users USING gin (organization_id, search gin_trgm_ops) WHERE deleted_at IS NULL`,
  // Whose groups they are, without a look into the table.
  sql`CREATE INDEX group_members_user_idx ON group_members (user_id, group_id)`,
);
