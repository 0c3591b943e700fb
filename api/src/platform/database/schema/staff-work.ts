import type { BulkKind, BulkStatus, UserImportStatus } from '@passerelle/shared/contract';
import type { Generated } from 'kysely';
import type { Id, Moment } from './columns';

interface BulkActions {
  id: Id;
  organization_id: string;
  actor_id: string;
  kind: BulkKind;
  group_id: string | null;
  status: BulkStatus;
  total: number;
  request_id: string | null;
  created_at: Moment;
  finished_at: Moment | null;
}

interface BulkActionPeople {
  bulk_action_id: string;
  position: number;
  user_id: string | null;
  outcome: Generated<'pending' | 'done' | 'skipped'>;
  /** One of the contract's `bulkSkips`. */
  reason: string | null;
}

interface UserImports {
  id: Id;
  organization_id: string;
  importer_id: string;
  file_hash: string;
  file_name: string;
  format: 'csv' | 'xlsx';
  encoding: string | null;
  separator: string | null;
  status: UserImportStatus;
  titles: string[];
  /** One for each title: the field, or '' for a column that nobody reads. */
  mapping: string[];
  progress: Generated<number>;
  sends_welcome: Generated<boolean>;
  created_at: Moment;
  finished_at: Moment | null;
}

interface UserImportRows {
  import_id: string;
  /** As the spreadsheet counts: the titles are line 1. */
  line: number;
  cells: string[];
  outcome: Generated<'pending' | 'created' | 'known' | 'refused'>;
  is_written: Generated<boolean>;
  /** Codes by the number of the column, from zero; '' for the row as a whole. */
  errors: Generated<Record<string, unknown>>;
  user_id: string | null;
}

interface UserImportMappings {
  organization_id: string;
  titles_hash: string;
  mapping: string[];
  updated_at: Moment;
}

export interface StaffWorkTables {
  bulk_actions: BulkActions;
  bulk_action_people: BulkActionPeople;
  user_imports: UserImports;
  user_import_rows: UserImportRows;
  user_import_mappings: UserImportMappings;
}
