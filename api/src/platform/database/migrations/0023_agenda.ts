import { sql } from 'kysely';
import { migration } from './migration';

export const agenda = migration(
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
  // The private address of a calendar feed: whoever holds it reads the agenda, so it can be revoked.
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
