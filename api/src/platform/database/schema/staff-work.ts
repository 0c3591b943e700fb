import type {
  BulkClosure,
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
import type { Day, Id, Json, Moment } from './columns';

/** A column of a bulk action that it cannot do without. */
export type BulkAim = 'group_id' | 'license_pack_id' | 'program_id' | 'manager_id' | 'hr_representative_id';

interface BulkActions {
  id: Id;
  organization_id: string;
  actor_id: string;
  impersonator_id: string | null;
  kind: BulkKind;
  group_id: string | null;
  license_pack_id: string | null;
  program_id: string | null;
  manager_id: string | null;
  hr_representative_id: string | null;
  /** The first day of programmes that are given; null: the next Monday. */
  from_date: Day | null;
  closure: Json<BulkClosure> | null;
  aims: BulkAim[];
  /** Null: at once. */
  starts_at: Moment | null;
  /** Here `failed` is `stopped`, with the people not reached marked. */
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
  /** One of the contract's `bulkSkips`; for a pending person, that the action failed before their turn. */
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
  /** One for each title: the field, or '' for an ignored column. */
  mapping: string[];
  sends_welcome: Generated<boolean>;
  created_at: Moment;
  finished_at: Moment | null;
  /** The call that started it, for the log; and the real actor, during impersonation. */
  request_id: string | null;
  impersonator_id: string | null;
}

/** The error of one cell: the number of its column, from zero; null where the file has no such column. */
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
  /** The spreadsheet's row number: the titles are line 1. */
  line: number;
  cells: string[];
  outcome: Generated<'pending' | 'created' | 'known' | 'refused'>;
  is_written: Generated<boolean>;
  errors: Generated<RowErrors>;
  user_id: string | null;
  /** The normalised e-mail; null without one. */
  identity: string | null;
  is_invited: Generated<boolean>;
  is_undone: Generated<boolean>;
  /** The programme of the row and the pack that offers it, from its check on. */
  program_id: string | null;
  license_pack_id: string | null;
  /** The action that gives it, once the person is added. */
  bulk_action_id: string | null;
  /** After the levels of the people of the file that it names; -1 for a cycle. */
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
