import type { Generated } from 'kysely';
import type {
  AddressType,
  BusinessSector,
  Civility,
  CompanySize,
  Degree,
  FollowerKind,
  Gender,
  JobLevel,
  JobOccupation,
  LanguageLevel,
  Locale,
  MaritalStatus,
  RoleName,
  SpokenLanguageName,
} from '@passerelle/shared/contract';
import type { Day, Id, Json, Moment, SearchText, SortKey } from './columns';

interface Users {
  id: Id;
  organization_id: string;
  role: RoleName;
  email: string;
  first_name: string;
  last_name: string;
  gender: Gender | null;
  phone: string | null;
  job_level: JobLevel | null;
  manager_id: string | null;
  hr_representative_id: string | null;
  /** Null until the person chooses: the browser's language, then the organisation's. */
  locale: Locale | null;
  wants_reminder_mail: Generated<boolean>;
  wants_monday_mail: Generated<boolean>;
  invited_at: Moment | null;
  news_asked_at: Moment | null;
  setup_at: Moment | null;
  terms_accepted_at: Moment | null;
  /** Of the last connection. Indexed for a list, so it is updated with a connection and not with every call. */
  last_seen_at: Moment | null;
  sort_name: SortKey;
  sort_first_name: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
  deleted_by: string | null;
  version: Generated<number>;
  /** Maintained by the database, from the current or last programme, and from all pauses. */
  program_status: string | null;
  program_paused_until: Moment | null;
  last_pause_from: Moment | null;
  last_pause_to: Moment | null;
}

/** Periods of a person’s managers and HR representatives, kept by triggers; `until_at` is null for the present ones. */
interface UserFollowers {
  id: Id;
  user_id: string;
  kind: FollowerKind;
  /** Null after the follower was erased. */
  follower_id: string | null;
  from_at: Moment;
  until_at: Moment | null;
}

interface UserProfiles {
  user_id: string;
  avatar_file_id: string | null;
  civility: Civility | null;
  birthday: Day | null;
  marital_status: MaritalStatus | null;
  degree: Degree | null;
  mobile_phone: string | null;
  address_type: AddressType | null;
  address_street: string | null;
  address_zip_code: string | null;
  address_city: string | null;
  company_group: string | null;
  company_name: string | null;
  company_serial_number: string | null;
  company_vat_serial_number: string | null;
  company_size: CompanySize | null;
  company_business_type: BusinessSector | null;
  company_firm: string | null;
  company_department: string | null;
  company_address_street: string | null;
  company_billing_address_street: string | null;
  job_title: string | null;
  job_position: string | null;
  job_occupation: JobOccupation | null;
  job_annual_salary_without_tax: number | null;
  job_entry_on_duty_date: Day | null;
  device: Json | null;
  updated_at: Moment;
}

interface UserLanguages {
  user_id: string;
  position: number;
  language: SpokenLanguageName;
  level: LanguageLevel;
}

interface UserSettings {
  user_id: string;
  key: string;
  value: Generated<Record<string, unknown>>;
  updated_at: Moment;
}

interface ErasureRequests {
  id: Id;
  organization_id: string;
  user_id: string | null;
  reason: string | null;
  requested_at: Moment;
  withdrawn_at: Moment | null;
  done_at: Moment | null;
}

/** Changes in the number of people by organisation and role; the sum of all rows is the count. */
interface PeopleCounts {
  id: Generated<number>;
  organization_id: string;
  role: RoleName;
  count: number;
}

export interface PeopleTables {
  users: Users;
  user_followers: UserFollowers;
  people_counts: PeopleCounts;
  user_profiles: UserProfiles;
  user_languages: UserLanguages;
  user_settings: UserSettings;
  erasure_requests: ErasureRequests;
}
