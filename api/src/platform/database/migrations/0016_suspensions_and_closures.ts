import { sql } from 'kysely';
import { migration } from './migration';

export const suspensionsAndClosures = migration(
  // `weeks - weeks_given_back` is what a suspension has cost of the programme's maximum.
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
  // One row holds the fields of every closure type; which are required for which is a rule of the contract. `job_group`
  // is the service (internal) or the company (external), `leaving_date` the day of retirement too.
  sql`CREATE TABLE user_program_closures (
    user_program_id uuid PRIMARY KEY REFERENCES user_programs (id) ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('businessCreation', 'training', 'internal', 'external', 'retired', 'other')),
    leaving_date date,
    job_entry_on_duty_date date,
    job_group text,
    job_title text,
    job_annual_salary_without_tax double precision CHECK (job_annual_salary_without_tax >= 0),
    business_sector business_sector,
    partnership boolean,
    training_from_date date,
    training_to_date date,
    comment text,
    closed_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK (training_from_date <= training_to_date)
  )`,
);
