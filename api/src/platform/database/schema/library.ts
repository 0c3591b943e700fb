import type { ColumnType, Generated } from 'kysely';
import type { CaptionCue, LibraryType, Locale, TaskFamily, TextBlock } from '@passerelle/shared/contract';
import type { Id, Json, Moment, SearchText, SortKey } from './columns';

export type FilePurpose = 'avatar' | 'logo' | 'banner' | 'document' | 'library' | 'jobOffer' | 'export' | 'content';

/** One value of JSON, where a bare list would be an array of the database. */
type StoredPreview = TextBlock[] & { readonly length: number };

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

interface LibraryDocuments {
  id: Id;
  organization_id: string | null;
  /** The uploader; null for documents of the library. */
  owner_id: string | null;
  key: Generated<string>;
  type: LibraryType;
  /** Null only for an unsorted upload. */
  family: TaskFamily | null;
  created_at: Moment;
  updated_at: Moment;
  published_at: Moment | null;
  archived_at: Moment | null;
}

export type StoredCaptions = Partial<Record<Locale, CaptionCue[]>>;

interface LibraryDocumentContents {
  document_id: string;
  locale: Locale;
  name: string;
  description: string | null;
  file_id: string | null;
  external_url: string | null;
  sort_name: SortKey;
  search: SearchText;
  cover_file_id: string | null;
  duration_seconds: number | null;
  /** By language, as JSON. */
  captions: ColumnType<StoredCaptions, string | undefined, string>;
  /** The text of all captions, for the search. */
  transcript: Generated<string>;
  /** The text of a template, as JSON; null for viewable types. */
  preview: Json<StoredPreview> | null;
}

interface LibraryReadings {
  user_id: string;
  document_id: string;
  last_page: number | null;
  last_second: number | null;
  first_opened_at: Moment;
  last_opened_at: Moment;
}

export interface LibraryTables {
  library_documents: LibraryDocuments;
  library_document_contents: LibraryDocumentContents;
  library_readings: LibraryReadings;
}
