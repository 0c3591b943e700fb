import type { Generated } from 'kysely';
import type { JobOccupation, JobOfferStatus, JobOfferType } from '@passerelle/shared/contract';
import type { Id, Moment, SearchText, SortKey } from './columns';

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
