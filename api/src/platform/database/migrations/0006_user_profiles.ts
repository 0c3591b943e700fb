import { sql } from 'kysely';
import { migration } from './migration';

/** Profile data that people enter, and their settings. */
export const userProfiles = migration(
  sql`CREATE TABLE user_profiles (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    avatar_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    civility civility,
    birthday date,
    marital_status text CHECK (marital_status IN ('single', 'couple', 'divorced', 'widowed')),
    degree text CHECK (degree IN ('none', 'cap', 'baccalaureate', 'bac2', 'bac3', 'bac4', 'bac5')),
    mobile_phone text,
    address_type address_type,
    address_street text,
    address_zip_code text,
    address_city text,
    company_group text,
    company_name text,
    company_serial_number text,
    company_vat_serial_number text,
    company_size company_size,
    company_business_type business_sector,
    company_firm text,
    company_department text,
    company_address_street text,
    company_billing_address_street text,
    job_title text,
    job_position text,
    job_occupation job_occupation,
    job_annual_salary_without_tax double precision CHECK (job_annual_salary_without_tax >= 0),
    job_entry_on_duty_date date,
    device jsonb,
    updated_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX user_profiles_avatar_idx ON user_profiles (avatar_file_id) WHERE avatar_file_id IS NOT NULL`,

  // The two keys hold the rule of the specification: at most four languages, each once.
  sql`CREATE TABLE user_languages (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    position smallint NOT NULL CHECK (position BETWEEN 0 AND 3),
    language text NOT NULL CHECK (language IN (
      'french', 'german', 'english', 'arabic', 'chinese', 'spanish', 'italian', 'japanese', 'dutch', 'russian',
      'otherEuropean', 'otherAfrican', 'otherAsian'
    )),
    level text NOT NULL CHECK (level IN ('A1', 'B1', 'C1', 'C2')),
    PRIMARY KEY (user_id, position),
    UNIQUE (user_id, language)
  )`,

  // One-time screens seen and choices made on any device: tutorial, welcome, suspension notice, last filters.
  sql`CREATE TABLE user_settings (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    value jsonb NOT NULL DEFAULT '{}',
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  // Columns and views of a list of the client space, shared by the devices of a person.
  sql`CREATE TABLE list_settings (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    list text NOT NULL CHECK (list IN ('users', 'groups', 'audit')),
    settings jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, list)
  )`,

  sql`CREATE TABLE erasure_requests (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE RESTRICT,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    reason text,
    requested_at timestamptz NOT NULL,
    withdrawn_at timestamptz,
    done_at timestamptz
  )`,
  sql`CREATE INDEX erasure_requests_organization_idx ON erasure_requests (organization_id, requested_at, id)`,
  // A second request while one is open is the same request.
  sql`CREATE UNIQUE INDEX erasure_requests_open_key ON erasure_requests (user_id)
    WHERE withdrawn_at IS NULL AND done_at IS NULL`,
  sql`CREATE INDEX erasure_requests_user_idx ON erasure_requests (user_id)`,
);
