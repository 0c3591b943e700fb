import { sql } from 'kysely';
import { migration } from './migration';

/**
 * The agenda: networking actions and interviews. An appointment outlives its contact and its offer. `ics_sequence` grows
 * with every change that a subscribed calendar must take over; the id is the event's UID.
 */
export const appointments = migration(
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
  // Weeks, counts, and who was met when, without the table.
  sql`CREATE INDEX appointments_by_date_idx ON appointments (user_id, date, id)
    INCLUDE (deleted_at, status, contact_id, validated_at)`,
  // The lists and their search, as in contacts.
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
);
