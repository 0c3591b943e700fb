import { sql } from 'kysely';
import { migration } from './migration';

/** Reference data rather than demo data: nothing can sign in without it, so it comes with the tables. */
export const roles = migration(
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
    ('user', 0, '{"fr": "Utilisateur", "en": "User"}'),
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
