import type { Generated } from 'kysely';
import type { AddressType, Civility, ContactType, JobOccupation } from '@passerelle/shared/contract';
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
  /** The UID it was imported with: the same card again is the same contact. */
  vcard_uid: string | null;
  version: Generated<number>;
  sort_name: SortKey;
  search: SearchText;
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
