import { sql } from 'kysely';
import { migration } from './migration';

/** Organisations, and the roles of their people. */
export const organizations = migration(
  // `time_zone` sets the days of figures (null: Paris), and the clock of `monday_mail_hour`; `audit_months` is the
  // retention of the audit log; `shows_staff_phones` shows participants the phone number of their manager and HR
  // representative; the six-month periods of the report begin on `agreement_filed_on`.
  sql`CREATE TABLE organizations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    slug text NOT NULL UNIQUE,
    name text NOT NULL,
    group_name text,
    company_name text,
    serial_number text,
    vat_serial_number text,
    company_size company_size,
    business_type business_sector,
    address_street text,
    billing_address_street text,
    locale locale NOT NULL DEFAULT 'fr',
    time_zone text,
    agreement_kind text CHECK (agreement_kind IN ('mobilityLeave', 'collectiveTermination', 'socialPlan')),
    agreement_filed_on date,
    requires_second_factor text NOT NULL DEFAULT 'none'
      CHECK (requires_second_factor IN ('none', 'staff', 'everyone')),
    audit_months smallint NOT NULL DEFAULT 12 CHECK (audit_months BETWEEN 6 AND 36),
    shows_staff_phones boolean NOT NULL DEFAULT false,
    monday_mail_hour smallint NOT NULL DEFAULT 8 CHECK (monday_mail_hour BETWEEN 0 AND 23),
    version integer NOT NULL DEFAULT 1,
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK ((agreement_kind IS NULL) = (agreement_filed_on IS NULL))
  )`,

  // Seeded with the tables and not by the demo, since every account needs a role.
  sql`CREATE TABLE roles (
    slug text PRIMARY KEY CHECK (slug IN ('user', 'manager', 'headHR', 'owner', 'admin', 'superAdmin')),
    rank smallint NOT NULL UNIQUE,
    label localized NOT NULL
  )`,
  sql`CREATE TABLE role_permissions (
    role text NOT NULL REFERENCES roles (slug) ON UPDATE CASCADE ON DELETE CASCADE,
    area text NOT NULL CHECK (area IN (
      'superAdmin', 'admin', 'logAs', 'users', 'roles', 'organizations', 'staticPages', 'questions', 'licensePacks',
      'userGroups', 'programs', 'library'
    )),
    level text NOT NULL CHECK (level IN ('disabled', 'r', 'w')),
    PRIMARY KEY (role, area)
  )`,
  sql`INSERT INTO roles (slug, rank, label) VALUES
    ('user', 0, '{"fr": "Participant", "en": "Participant"}'),
    ('manager', 1, '{"fr": "Manager", "en": "Manager"}'),
    ('headHR', 2, '{"fr": "RRH", "en": "HR manager"}'),
    ('owner', 3, '{"fr": "Administrateur principal", "en": "Main administrator"}'),
    ('admin', 4, '{"fr": "Administrateur", "en": "Administrator"}'),
    ('superAdmin', 5, '{"fr": "Super Admin", "en": "Super Admin"}')`,
  sql`INSERT INTO role_permissions (role, area, level)
    SELECT role, area, (ARRAY[as_user, as_manager, as_head_hr, as_owner, as_admin, 'w'])[rank + 1]
    FROM (SELECT slug AS role, rank FROM roles) AS known_roles
    CROSS JOIN (VALUES
      ('users', 'disabled', 'r', 'w', 'w', 'w'),
      ('roles', 'disabled', 'r', 'r', 'r', 'r'),
      ('organizations', 'disabled', 'disabled', 'disabled', 'r', 'r'),
      ('userGroups', 'disabled', 'r', 'r', 'w', 'w'),
      ('licensePacks', 'disabled', 'disabled', 'r', 'r', 'r'),
      ('programs', 'disabled', 'r', 'r', 'r', 'r'),
      ('library', 'r', 'r', 'r', 'r', 'w'),
      ('staticPages', 'r', 'r', 'r', 'r', 'w'),
      ('questions', 'r', 'r', 'r', 'r', 'w'),
      ('admin', 'disabled', 'disabled', 'disabled', 'disabled', 'w'),
      ('superAdmin', 'disabled', 'disabled', 'disabled', 'disabled', 'disabled'),
      ('logAs', 'disabled', 'disabled', 'disabled', 'disabled', 'disabled')
    ) AS matrix (area, as_user, as_manager, as_head_hr, as_owner, as_admin)`,
);
