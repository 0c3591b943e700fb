import type { Generated } from 'kysely';
import type {
  ActionType,
  AppointmentContext,
  AppointmentStatus,
  AppointmentType,
  InterviewStatus,
} from '@passerelle/shared/contract';
import type { Id, Moment, SearchText, SortKey } from './columns';

interface Appointments {
  id: Id;
  user_id: string;
  context: Generated<AppointmentContext>;
  title: string;
  action_type: ActionType;
  contact_id: string | null;
  /** The contact's name at the time, for when the contact is gone. */
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
