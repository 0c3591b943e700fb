import type { Id, Moment } from './columns';

export type FilePurpose = 'avatar' | 'logo' | 'banner' | 'document' | 'library' | 'jobOffer' | 'export';

interface Files {
  id: Id;
  organization_id: string | null;
  owner_id: string | null;
  purpose: FilePurpose;
  original_name: string;
  extension: string;
  content_type: string;
  size: number;
  sha256: string;
  created_at: Moment;
  expires_at: Moment | null;
  deleted_at: Moment | null;
}

export interface FileTables {
  files: Files;
}
