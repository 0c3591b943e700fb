import { sql } from 'kysely';
import { migration } from './migration';

/** Letters of Han, Kana, Hangul and rarer scripts, as in `hasShortGrams`: no alphabet has any from U+2E80 on. */
const eastAsian = String.raw`'[\u2E80-\U0010FFFF]+'`;

/** Each letter and each pair of letters of these scripts; text in other scripts costs one comparison. */
const shortGrams = sql.raw(`SELECT substr(run[1], n, size)
      FROM regexp_matches(words, ${eastAsian}, 'g') AS run,
        generate_series(1, length(run[1])) AS n, generate_series(1, 2) AS size
      WHERE words ~ ${eastAsian}`);

const counted = (rows: string, sign: string) =>
  sql.raw(`INSERT INTO people_counts (organization_id, role, count)
    SELECT organization_id, role, ${sign}count(*) FROM ${rows} WHERE deleted_at IS NULL GROUP BY organization_id, role`);

/**
 * Columns of a person that sign-in, access and lists read. The rest of a profile is in `user_profiles`.
 *
 * Lists of people filter by columns of this table only, and their indexes begin with the organisation, so that rows of
 * other organisations are not scanned. Triggers on programmes maintain `program_status`, `program_paused_until` and
 * `last_pause_…` (0011_user_programs).
 */
export const users = migration(
  sql`CREATE TABLE users (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    role text NOT NULL REFERENCES roles (slug) ON UPDATE CASCADE ON DELETE RESTRICT,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    gender gender,
    phone text,
    job_level job_level,
    manager_id uuid REFERENCES users (id) ON DELETE SET NULL,
    hr_representative_id uuid REFERENCES users (id) ON DELETE SET NULL,
    locale locale,
    wants_reminder_mail boolean NOT NULL DEFAULT false,
    wants_monday_mail boolean NOT NULL DEFAULT true,
    invited_at timestamptz,
    setup_at timestamptz,
    terms_accepted_at timestamptz,
    last_seen_at timestamptz,
    news_asked_at timestamptz,
    program_status text,
    program_paused_until timestamptz,
    last_pause_from timestamptz,
    last_pause_to timestamptz,
    version integer NOT NULL DEFAULT 1,
    sort_name text COLLATE "C" NOT NULL,
    sort_first_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    deleted_by uuid REFERENCES users (id) ON DELETE SET NULL,
    CHECK (manager_id <> id),
    CHECK (hr_representative_id <> id)
  )`,
  // The address of a deleted account is free again.
  sql`CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_role_idx ON users (organization_id, role, sort_name, id)`,
  sql`CREATE INDEX users_role_idx ON users (role)`,
  sql`CREATE INDEX users_manager_idx ON users (manager_id) WHERE manager_id IS NOT NULL`,
  sql`CREATE INDEX users_hr_representative_idx ON users (hr_representative_id) WHERE hr_representative_id IS NOT NULL`,
  sql`CREATE INDEX users_to_purge_idx ON users (deleted_at) WHERE deleted_at IS NOT NULL`,
  sql`CREATE INDEX users_deleted_by_idx ON users (deleted_by) WHERE deleted_by IS NOT NULL`,

  // Lists of all organisations.
  sql`CREATE INDEX users_all_by_name_idx ON users (sort_name, id) INCLUDE (role) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_creation_idx ON users (created_at, id) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_first_name_idx ON users (sort_first_name, id) INCLUDE (role) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_all_by_activity_idx ON users (last_seen_at NULLS FIRST, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,

  // Lists of one organisation. The first holds every filter and the words, since most lists are read in its order.
  sql`CREATE INDEX users_by_name_idx ON users (organization_id, sort_name, id) INCLUDE (role, gender, job_level,
    last_seen_at, program_status, program_paused_until, last_pause_from, last_pause_to, search)
    WHERE deleted_at IS NULL`,
  // Equal entries are stored once, so that ten thousand people are counted in about twenty pages.
  sql`CREATE INDEX users_counted_idx ON users (organization_id, role, gender, job_level, program_status,
    program_paused_until) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_first_name_idx ON users (organization_id, sort_first_name, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_by_creation_idx ON users (organization_id, created_at, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  // NULL `last_seen_at` sorts as oldest, in the index too.
  sql`CREATE INDEX users_by_activity_idx ON users (organization_id, last_seen_at NULLS FIRST, id) INCLUDE (role)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_paused_idx ON users (program_paused_until) INCLUDE (role, program_status)
    WHERE deleted_at IS NULL AND program_paused_until IS NOT NULL`,
  sql`CREATE INDEX users_last_pause_idx ON users (organization_id, last_pause_to) INCLUDE (role, last_pause_from)
    WHERE deleted_at IS NULL AND last_pause_to IS NOT NULL`,
  sql`CREATE INDEX users_deleted_idx ON users (organization_id, deleted_at, id) INCLUDE (role, search)
    WHERE deleted_at IS NOT NULL`,

  // Most Han and Kana names have one or two letters, and so no trigram. The cost is high so that no plan calls the
  // function per row.
  sql`CREATE FUNCTION short_grams(words text) RETURNS bigint[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(hashtextextended(gram COLLATE "C", 0)) FROM (
      ${shortGrams}
    ) AS grams (gram)
  $$`,
  // Search over all organisations.
  sql`CREATE INDEX users_search_idx ON users USING gin (organization_id, search gin_trgm_ops) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX users_short_words_idx ON users USING gin (short_grams(search))
    WHERE deleted_at IS NULL AND short_grams(search) IS NOT NULL`,
  // Search in one organisation: each gram is hashed with the organisation, since plain ones match people of all
  // organisations. A hash collision only costs a few more rows, whose words are compared again.
  sql`CREATE FUNCTION organization_grams(organization_id uuid, words text) RETURNS bigint[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(hashtextextended(gram COLLATE "C", uuid_hash_extended(organization_id, 0))) FROM (
      SELECT substr(words, n, 3) FROM generate_series(1, length(words) - 2) AS n
      UNION ALL ${shortGrams}
    ) AS grams (gram)
  $$`,
  sql`CREATE INDEX users_words_idx ON users USING gin (organization_grams(organization_id, search))
    WHERE deleted_at IS NULL`,
  // Pickers search managers and HR by frequent letters, where trigrams do not help: scan staff only, one person in ten.
  sql`CREATE INDEX users_staff_idx ON users (organization_id, role, sort_name, id) INCLUDE (search)
    WHERE deleted_at IS NULL AND role <> 'user'`,

  // Periods of a person’s managers and HR representatives, written by triggers on any change of the columns.
  sql`CREATE TABLE user_followers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('manager', 'hrRepresentative')),
    follower_id uuid REFERENCES users (id) ON DELETE SET NULL,
    from_at timestamptz NOT NULL,
    until_at timestamptz
  )`,
  sql`CREATE INDEX user_followers_user_idx ON user_followers (user_id, from_at)`,
  sql`CREATE UNIQUE INDEX user_followers_present_key ON user_followers (user_id, kind) WHERE until_at IS NULL`,
  sql`CREATE INDEX user_followers_follower_idx ON user_followers (follower_id)`,
  sql`CREATE FUNCTION note_first_followers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO user_followers (user_id, kind, follower_id, from_at)
    SELECT id, 'manager', manager_id, created_at FROM added WHERE manager_id IS NOT NULL
    UNION ALL SELECT id, 'hrRepresentative', hr_representative_id, created_at FROM added
      WHERE hr_representative_id IS NOT NULL;
    RETURN NULL;
  END $$`,
  // A follower who is erased changes the row without a date.
  sql`CREATE FUNCTION note_followers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    at timestamptz := CASE WHEN NEW.updated_at > OLD.updated_at THEN NEW.updated_at ELSE now() END;
    changed record;
  BEGIN
    FOR changed IN SELECT * FROM (VALUES ('manager', OLD.manager_id, NEW.manager_id),
      ('hrRepresentative', OLD.hr_representative_id, NEW.hr_representative_id)) AS pairs (kind, before, after)
      WHERE before IS DISTINCT FROM after
    LOOP
      UPDATE user_followers SET until_at = at
        WHERE user_id = NEW.id AND kind = changed.kind AND until_at IS NULL;
      IF changed.after IS NOT NULL THEN
        INSERT INTO user_followers (user_id, kind, follower_id, from_at)
          VALUES (NEW.id, changed.kind, changed.after, at);
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER users_first_followers_noted AFTER INSERT ON users REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION note_first_followers()`,
  sql`CREATE TRIGGER users_followers_noted AFTER UPDATE OF manager_id, hr_representative_id ON users FOR EACH ROW
    WHEN (OLD.manager_id IS DISTINCT FROM NEW.manager_id
      OR OLD.hr_representative_id IS DISTINCT FROM NEW.hr_representative_id) EXECUTE FUNCTION note_followers()`,

  // The number of people per role of an organisation, without deleted ones. Each statement appends its difference, to
  // avoid lock contention; a job adds them up.
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
  // Per row, with a condition: most updates of people only record that they were seen.
  sql`CREATE TRIGGER users_moved_counted AFTER UPDATE OF organization_id, role, deleted_at ON users FOR EACH ROW
    WHEN (OLD.organization_id <> NEW.organization_id OR OLD.role <> NEW.role
      OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_people()`,
  // Rebuilds the counts, for rows that were loaded without triggers.
  sql`CREATE FUNCTION recount_people() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE users IN SHARE MODE;
    DELETE FROM people_counts;
    ${counted('users', '')};
  END $$`,
);
