import { sql } from 'kysely';
import { migration } from './migration';

export const organizations = migration(
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
    sort_name text COLLATE "C" NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
);
