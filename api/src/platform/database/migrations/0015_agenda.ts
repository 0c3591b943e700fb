import { sql } from 'kysely';
import { migration } from './migration';

/** Networking actions and interviews, and their calendar feeds. */
export const agenda = migration(
  // An appointment outlives its contact and its offer. `ics_sequence` grows with every change that a subscribed calendar
  // must take over; the id is the event's UID. `counts` is false for work of staff signed in as the person.
  sql`CREATE TABLE appointments (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    context text NOT NULL DEFAULT 'networking' CHECK (context IN ('networking', 'contact', 'hiring')),
    title text NOT NULL,
    action_type text NOT NULL CHECK (action_type IN (
      'informationQuery', 'feedbackQuery', 'adviseQuery', 'jobInterview', 'reminder'
    )),
    contact_id uuid REFERENCES contacts (id) ON DELETE SET NULL,
    contact_name text,
    job_offer_id uuid REFERENCES job_offers (id) ON DELETE SET NULL,
    first_appointment_id uuid REFERENCES appointments (id) ON DELETE SET NULL,
    parent_id uuid REFERENCES appointments (id) ON DELETE SET NULL,
    date timestamptz NOT NULL,
    type text NOT NULL CHECK (type IN ('real', 'phone', 'video')),
    phone text,
    address_street text,
    url text,
    status text NOT NULL CHECK (status IN ('pending', 'validated', 'cancelled')),
    counts boolean NOT NULL DEFAULT true,
    validated_at timestamptz,
    cancelled_at timestamptz,
    interview_status text CHECK (interview_status IN ('accepted', 'refused')),
    interview_status_date timestamptz,
    comment text,
    ics_sequence integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    sort_title text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CHECK (parent_id <> id),
    CHECK ((status = 'validated') = (validated_at IS NOT NULL)),
    CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
    CHECK (interview_status IS NULL OR action_type = 'jobInterview')
  )`,
  // For weeks, counts and the latest meeting with a contact, without reading the table.
  sql`CREATE INDEX appointments_by_date_idx ON appointments (user_id, date, id)
    INCLUDE (deleted_at, status, contact_id, validated_at)`,
  // For lists and their search, as in contacts.
  sql`CREATE INDEX appointments_by_creation_idx ON appointments (user_id, status, created_at, id)
    INCLUDE (date, action_type, sort_title, search) WHERE deleted_at IS NULL`,
  sql`CREATE INDEX appointments_by_title_idx ON appointments (user_id, status, sort_title, id)
    WHERE deleted_at IS NULL`,
  sql`CREATE INDEX appointments_contact_idx ON appointments (contact_id, date) WHERE contact_id IS NOT NULL`,
  sql`CREATE INDEX appointments_job_offer_idx ON appointments (job_offer_id, date) WHERE job_offer_id IS NOT NULL`,
  sql`CREATE INDEX appointments_chain_idx ON appointments (first_appointment_id, date)
    WHERE first_appointment_id IS NOT NULL`,
  sql`CREATE INDEX appointments_parent_idx ON appointments (parent_id) WHERE parent_id IS NOT NULL`,
  sql`CREATE INDEX appointments_to_purge_idx ON appointments (deleted_at) WHERE deleted_at IS NOT NULL`,

  // `passerelle.logged_as`: see points_entries (0012_user_tasks).
  sql`CREATE FUNCTION leave_appointment_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('passerelle.logged_as', true) = 'on' THEN
      IF TG_OP = 'INSERT' THEN
        NEW.counts := false;
      ELSIF NEW.status IS DISTINCT FROM OLD.status THEN
        NEW.counts := false;
      END IF;
    END IF;
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER appointments_without_log_as BEFORE INSERT OR UPDATE ON appointments
    FOR EACH ROW EXECUTE FUNCTION leave_appointment_uncounted()`,

  sql`CREATE TABLE appointment_notes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    appointment_id uuid NOT NULL REFERENCES appointments (id) ON DELETE CASCADE,
    text text NOT NULL,
    date timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX appointment_notes_appointment_idx ON appointment_notes (appointment_id, date, id)`,
  sql`CREATE TABLE appointment_recommended_contacts (
    appointment_id uuid NOT NULL REFERENCES appointments (id) ON DELETE CASCADE,
    contact_id uuid NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (appointment_id, contact_id)
  )`,
  sql`CREATE INDEX appointment_recommended_contacts_contact_idx ON appointment_recommended_contacts (contact_id)`,

  // The private address of a feed gives access to the agenda, so it can be revoked.
  sql`CREATE TABLE calendar_feeds (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    last_read_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`CREATE INDEX calendar_feeds_user_idx ON calendar_feeds (user_id)`,
);
