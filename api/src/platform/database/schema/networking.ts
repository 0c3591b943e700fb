import type { Generated } from 'kysely';
import type {
  AddressType,
  Civility,
  ContactType,
  JobOccupation,
  JobOfferStatus,
  JobOfferType,
  ActionType,
  AppointmentContext,
  AppointmentStatus,
  AppointmentType,
  InterviewStatus,
} from '@passerelle/shared/contract';
import type { Id, Moment, SearchText, SortKey } from './columns';

interface Contacts {
  id: Id;
  user_id: string;
  type: ContactType;
  last_name: string;
  first_name: string | null;
  civility: Civility | null;
  company_name: string | null;
  company_service: string | null;
  job_occupation: JobOccupation | null;
  job_title: string | null;
  email: string | null;
  phone: string | null;
  mobile_phone: string | null;
  comment: string | null;
  referrer_id: string | null;
  /** The UID of its import: the same card again is the same contact. */
  vcard_uid: string | null;
  version: Generated<number>;
  sort_name: SortKey;
  search: SearchText;
  /** The recommender's name, while that contact exists: maintained by triggers. */
  referrer_search: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

interface ContactAddresses {
  contact_id: string;
  position: number;
  type: AddressType;
  street: string;
}

export interface ContactTables {
  contacts: Contacts;
  contact_addresses: ContactAddresses;
}

interface JobOffers {
  id: Id;
  user_id: string;
  title: string;
  company_name: string | null;
  company_address_street: string | null;
  status: JobOfferStatus;
  status_date: Moment | null;
  response_date: Moment | null;
  type: JobOfferType;
  origin: string | null;
  reference: string | null;
  job_occupation: JobOccupation | null;
  description: string | null;
  follow_up_at: Moment | null;
  version: Generated<number>;
  sort_title: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

interface JobOfferDocuments {
  id: Id;
  job_offer_id: string;
  file_id: string;
  position: number;
  description: string | null;
}

export interface JobOfferTables {
  job_offers: JobOffers;
  job_offer_documents: JobOfferDocuments;
}

interface Appointments {
  id: Id;
  user_id: string;
  context: Generated<AppointmentContext>;
  title: string;
  action_type: ActionType;
  contact_id: string | null;
  /** The contact's name at the time, for after its deletion. */
  contact_name: string | null;
  job_offer_id: string | null;
  first_appointment_id: string | null;
  parent_id: string | null;
  date: Moment;
  type: AppointmentType;
  phone: string | null;
  address_street: string | null;
  url: string | null;
  status: AppointmentStatus;
  validated_at: Moment | null;
  cancelled_at: Moment | null;
  interview_status: InterviewStatus | null;
  interview_status_date: Moment | null;
  comment: string | null;
  ics_sequence: Generated<number>;
  /** False: planned, reported on or cancelled by staff during impersonation. */
  counts: Generated<boolean>;
  version: Generated<number>;
  sort_title: SortKey;
  search: SearchText;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

interface AppointmentNotes {
  id: Id;
  appointment_id: string;
  text: string;
  date: Moment;
  updated_at: Moment;
}

interface AppointmentRecommendedContacts {
  appointment_id: string;
  contact_id: string;
  added_at: Moment;
}

interface CalendarFeeds {
  id: Id;
  user_id: string;
  token_hash: string;
  created_at: Moment;
  last_read_at: Moment | null;
  revoked_at: Moment | null;
}

export interface AppointmentTables {
  appointments: Appointments;
  appointment_notes: AppointmentNotes;
  appointment_recommended_contacts: AppointmentRecommendedContacts;
  calendar_feeds: CalendarFeeds;
}
