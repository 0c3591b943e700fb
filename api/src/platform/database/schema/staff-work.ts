import type {
  BulkKind,
  BulkStatus,
  ImportCode,
  ImportFormat,
  ListSettingsBody,
  SettingList,
  UserImportField,
  UserImportStatus,
} from '@passerelle/shared/contract';
import type { Generated } from 'kysely';
import type { Id, Json, Moment } from './columns';

interface BulkActions {
  id: Id;
  organization_id: string;
  actor_id: string;
  impersonator_id: string | null;
  kind: BulkKind;
  group_id: string | null;
  license_pack_id: string | null;
  program_id: string | null;
  /** `failed` is `stopped` here, with those marked whom it did not come to. */
  status: Exclude<BulkStatus, 'failed'>;
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
  /** One of the contract's `bulkSkips`; of somebody pending, that the action failed before it came to them. */
  reason: string | null;
}

interface UserImports {
  id: Id;
  organization_id: string;
  importer_id: string;
  file_hash: string;
  file_name: string;
  format: ImportFormat;
  encoding: string | null;
  separator: string | null;
  sheet: string | null;
  status: UserImportStatus;
  titles: string[];
  /** One for each title: the field, or '' for a column that nobody reads. */
  mapping: string[];
  sends_welcome: Generated<boolean>;
  created_at: Moment;
  finished_at: Moment | null;
  /** Of the call that started it, for the log; and who really started it, under logAs. */
  request_id: string | null;
  impersonator_id: string | null;
}

/** What is wrong in one cell: the number of its column, from zero; null where the file has no such column. */
export interface RowFault {
  column: number | null;
  field: UserImportField;
  code: ImportCode;
}

interface RowErrors {
  faults?: RowFault[];
}

interface UserImportRows {
  import_id: string;
  /** As the spreadsheet counts: the titles are line 1. */
  line: number;
  cells: string[];
  outcome: Generated<'pending' | 'created' | 'known' | 'refused'>;
  is_written: Generated<boolean>;
  errors: Generated<RowErrors>;
  user_id: string | null;
  /** The e-mail as it is compared; null where there is none. */
  identity: string | null;
  is_invited: Generated<boolean>;
  is_undone: Generated<boolean>;
  /** After those of the file whom it names, who have lower ones; -1 where they name each other in a circle. */
  turn: Generated<number>;
  manager_lines: Generated<number[]>;
  hr_representative_lines: Generated<number[]>;
}

interface UserImportMappings {
  organization_id: string;
  titles_hash: string;
  mapping: string[];
  updated_at: Moment;
}

interface ListSettingsRows {
  user_id: string;
  list: SettingList;
  settings: Json<ListSettingsBody>;
  version: number;
  updated_at: Moment;
}

export interface StaffWorkTables {
  list_settings: ListSettingsRows;
  bulk_actions: BulkActions;
  bulk_action_people: BulkActionPeople;
  user_imports: UserImports;
  user_import_rows: UserImportRows;
  user_import_mappings: UserImportMappings;
}
