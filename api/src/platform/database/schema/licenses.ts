import type { Generated } from 'kysely';
import type { Id, Moment, SearchText, SortKey } from './columns';

interface LicensePacks {
  id: Id;
  organization_id: string;
  key: Generated<string>;
  name: string;
  description: string | null;
  max_licenses: number;
  /** Updated from `license_uses`; a CHECK limits it to the maximum. */
  used_licenses: Generated<number>;
  version: Generated<number>;
  from_date: Moment;
  to_date: Moment;
  sort_name: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
}

interface LicensePackPrograms {
  license_pack_id: string;
  program_id: string;
}

interface LicenseUses {
  id: Id;
  license_pack_id: string;
  user_id: string | null;
  user_program_id: string | null;
  used_at: Moment;
  released_at: Moment | null;
}

export interface LicenseTables {
  license_packs: LicensePacks;
  license_pack_programs: LicensePackPrograms;
  license_uses: LicenseUses;
}
