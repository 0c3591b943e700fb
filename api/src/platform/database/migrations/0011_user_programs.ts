import { sql } from 'kysely';
import { migration } from './migration';

export const userPrograms = migration(
  // `selected` is the programme that a person follows, or followed last: a closed one stays selected until the next.
  sql`CREATE TABLE user_programs (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'closed')),
    selected boolean NOT NULL DEFAULT true,
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK (from_date < to_date)
  )`,
  sql`CREATE UNIQUE INDEX user_programs_selected_key ON user_programs (user_id) WHERE selected`,
  sql`CREATE INDEX user_programs_user_idx ON user_programs (user_id, from_date)`,
  sql`CREATE INDEX user_programs_program_idx ON user_programs (program_id)`,
  sql`CREATE INDEX user_programs_pack_idx ON user_programs (license_pack_id)`,
  // For the weekly job that starts and closes programmes.
  sql`CREATE INDEX user_programs_beginning_idx ON user_programs (from_date) WHERE status = 'pending'`,
  sql`CREATE INDEX user_programs_ending_idx ON user_programs (to_date) WHERE status = 'started'`,

  sql`CREATE TABLE user_program_extensions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    program_id uuid NOT NULL REFERENCES programs (id) ON DELETE RESTRICT,
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    position smallint NOT NULL,
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (user_program_id, position),
    CHECK (from_date < to_date)
  )`,
  sql`CREATE INDEX user_program_extensions_program_idx ON user_program_extensions (program_id)`,
  sql`CREATE INDEX user_program_extensions_pack_idx ON user_program_extensions (license_pack_id)`,

  // `weeks - weeks_given_back` is the part of the programme's maximum that a suspension uses.
  sql`CREATE TABLE user_program_suspensions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    weeks smallint NOT NULL CHECK (weeks > 0),
    weeks_given_back smallint NOT NULL DEFAULT 0 CHECK (weeks_given_back BETWEEN 0 AND weeks),
    from_date timestamptz NOT NULL,
    to_date timestamptz NOT NULL,
    requested_at timestamptz NOT NULL,
    reactivated_at timestamptz,
    CHECK (from_date <= to_date)
  )`,
  sql`CREATE INDEX user_program_suspensions_program_idx ON user_program_suspensions (user_program_id, to_date)`,
  sql`CREATE INDEX user_program_suspensions_period_idx ON user_program_suspensions (to_date)`,

  // One row holds the fields of every closure type; the contract says which type requires which. `job_group` is the
  // service (internal) or the company (external); `leaving_date` is also the day of retirement. Reopening finds what the
  // closure cancelled and gave back by `entered_at`, and restores the pause that it ended.
  sql`CREATE TABLE user_program_closures (
    user_program_id uuid PRIMARY KEY REFERENCES user_programs (id) ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('businessCreation', 'training', 'internal', 'external', 'retired', 'other')),
    leaving_date date,
    job_entry_on_duty_date date,
    job_group text,
    job_title text,
    contract_kind text CHECK (contract_kind IN ('cdi', 'cddLong', 'cddShort', 'interim')),
    job_annual_salary_without_tax double precision CHECK (job_annual_salary_without_tax >= 0),
    business_sector business_sector,
    partnership boolean,
    training_from_date date,
    training_to_date date,
    comment text,
    closed_at timestamptz NOT NULL,
    entered_at timestamptz NOT NULL,
    ended_pause jsonb,
    updated_at timestamptz NOT NULL,
    CHECK (training_from_date <= training_to_date)
  )`,

  // The seats of a pack. A seat stays taken when its person is erased: the organisation has used it.
  sql`CREATE TABLE license_uses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    license_pack_id uuid NOT NULL REFERENCES license_packs (id) ON DELETE RESTRICT,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    user_program_id uuid REFERENCES user_programs (id) ON DELETE SET NULL,
    used_at timestamptz NOT NULL,
    released_at timestamptz
  )`,
  sql`CREATE INDEX license_uses_pack_idx ON license_uses (license_pack_id, used_at)`,
  sql`CREATE INDEX license_uses_user_idx ON license_uses (user_id)`,
  // A programme takes one seat of a pack, even when the request is repeated.
  sql`CREATE UNIQUE INDEX license_uses_program_key ON license_uses (user_program_id, license_pack_id)`,
  // Reporting counts back from today's seats, so it reads those released since a date only.
  sql`CREATE INDEX license_uses_given_back_idx ON license_uses (license_pack_id, released_at) INCLUDE (used_at)
    WHERE released_at IS NOT NULL`,
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

  // Copies the state of the selected programme to `users`, where lists of people filter by it. Code that changes a
  // programme locks the person's row first: this trigger locks it afterwards, and two changes would deadlock.
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
    UPDATE users SET program_status = now_so.status, program_paused_until = now_so.paused_until,
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
        IS DISTINCT FROM (now_so.status, now_so.paused_until, now_so.pause_from, now_so.pause_to) AND users.id = person;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER user_programs_noted AFTER INSERT OR DELETE OR UPDATE OF status, selected ON user_programs
    FOR EACH ROW EXECUTE FUNCTION note_program_of_person()`,
  sql`CREATE TRIGGER user_program_suspensions_noted AFTER INSERT OR DELETE OR UPDATE OF from_date, to_date
    ON user_program_suspensions FOR EACH ROW EXECUTE FUNCTION note_program_of_person()`,
);
