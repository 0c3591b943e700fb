import type {
  AgreementKind,
  BusinessSector,
  CompanySize,
  Locale,
  PermissionArea,
  PermissionLevel,
  RoleName,
  SecondFactorScope,
} from '@passerelle/shared/contract';
import type { Generated } from 'kysely';
import type { Day, Id, Localized, Moment, SearchText, SortKey } from './columns';

interface Organizations {
  id: Id;
  slug: string;
  name: string;
  group_name: string | null;
  company_name: string | null;
  serial_number: string | null;
  vat_serial_number: string | null;
  company_size: CompanySize | null;
  business_type: BusinessSector | null;
  address_street: string | null;
  billing_address_street: string | null;
  locale: Generated<Locale>;
  requires_second_factor: Generated<SecondFactorScope>;
  audit_months: Generated<number>;
  shows_staff_phones: Generated<boolean>;
  monday_mail_hour: Generated<number>;
  time_zone: string | null;
  agreement_kind: AgreementKind | null;
  agreement_filed_on: Day | null;
  version: Generated<number>;
  sort_name: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
}

interface Themes {
  organization_id: string;
  primary_color: string | null;
  secondary_color: string | null;
  background_color: string | null;
  logo_file_id: string | null;
  banner_file_id: string | null;
  updated_at: Moment;
}

interface Roles {
  slug: RoleName;
  rank: number;
  label: Localized;
}

interface RolePermissions {
  role: RoleName;
  area: PermissionArea;
  level: PermissionLevel;
}

interface UserGroups {
  id: Id;
  version: Generated<number>;
  organization_id: string;
  name: string;
  description: string;
  sort_name: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
}

interface GroupLicensePacks {
  group_id: string;
  license_pack_id: string;
}

interface GroupUsers {
  group_id: string;
  user_id: string;
}

export interface OrganizationTables {
  organizations: Organizations;
  themes: Themes;
  roles: Roles;
  role_permissions: RolePermissions;
  user_groups: UserGroups;
  group_license_packs: GroupLicensePacks;
  /** The members of a group. */
  group_members: GroupUsers;
  /** The managers of a group: the scope of a manager or HR manager. */
  group_managers: GroupUsers;
}
