import type { Generated } from 'kysely';
import type {
  BusinessSector,
  ClosureType,
  ContractKind,
  ProgramStatus,
  BadgeLevel,
  BadgeType,
  TaskFamily,
  TaskMode,
  TaskStatus,
} from '@passerelle/shared/contract';
import type { Day, Id, Moment, Json } from './columns';

interface UserPrograms {
  id: Id;
  user_id: string;
  program_id: string;
  license_pack_id: string;
  status: ProgramStatus;
  selected: Generated<boolean>;
  from_date: Moment;
  to_date: Moment;
  created_at: Moment;
  updated_at: Moment;
}

interface UserProgramExtensions {
  id: Id;
  user_program_id: string;
  program_id: string;
  license_pack_id: string;
  position: number;
  from_date: Moment;
  to_date: Moment;
  created_at: Moment;
}

interface UserProgramSuspensions {
  id: Id;
  user_program_id: string;
  weeks: number;
  weeks_given_back: Generated<number>;
  from_date: Moment;
  to_date: Moment;
  requested_at: Moment;
  reactivated_at: Moment | null;
}

interface UserProgramClosures {
  user_program_id: string;
  type: ClosureType;
  leaving_date: Day | null;
  job_entry_on_duty_date: Day | null;
  job_group: string | null;
  job_title: string | null;
  job_annual_salary_without_tax: number | null;
  contract_kind: ContractKind | null;
  business_sector: BusinessSector | null;
  partnership: boolean | null;
  training_from_date: Day | null;
  training_to_date: Day | null;
  comment: string | null;
  closed_at: Moment;
  entered_at: Moment;
  ended_pause: Json<EndedPause> | null;
  updated_at: Moment;
}

/** A pause as it was before a closure ended it. */
export interface EndedPause {
  id: string;
  fromDate: string;
  toDate: string;
  /** Its weeks that the closure gave back. */
  weeksGivenBack: number;
}

export interface UserProgramTables {
  user_programs: UserPrograms;
  user_program_extensions: UserProgramExtensions;
  user_program_suspensions: UserProgramSuspensions;
  user_program_closures: UserProgramClosures;
}

export type ValidationSubject = 'contact' | 'appointment' | 'jobOffer' | 'document' | 'link' | 'surveyResponse';

interface UserTasks {
  id: Id;
  user_id: string;
  user_program_id: string;
  extension_id: string | null;
  task_id: string;
  status: TaskStatus;
  mode: TaskMode;
  family: TaskFamily;
  points: number;
  week_index: number;
  position: number;
  from_date: Moment;
  valid_until: Moment;
  created_at: Moment;
  updated_at: Moment;
  validated_at: Moment | null;
  /** Time the participant was told that the texts had changed after the validation. */
  words_seen_at: Moment | null;
  cancelled_at: Moment | null;
}

interface UserSubTasks {
  id: Id;
  user_id: string;
  user_task_id: string;
  sub_task_id: string;
  status: TaskStatus;
  done_count: Generated<number>;
  opened_at: Moment | null;
  answered_at: Moment | null;
  validated_at: Moment | null;
  updated_at: Moment;
}

interface UserSubTaskDocuments {
  user_sub_task_id: string;
  document_id: string;
  added_at: Moment;
}

interface ValidationTokenUses {
  token_hash: string;
  user_sub_task_id: string;
  subject_kind: ValidationSubject;
  subject_id: string | null;
  used_at: Moment;
}

interface PointsEntries {
  user_task_id: string;
  user_id: string;
  points: number;
  earned_at: Moment;
}

interface UserBadges {
  id: Id;
  user_id: string;
  user_program_id: string;
  type: BadgeType;
  level: BadgeLevel;
  earned_at: Moment;
}

interface Drafts {
  user_id: string;
  key: string;
  content: Json;
  version: Generated<number>;
  updated_at: Moment;
}

export interface UserTaskTables {
  user_tasks: UserTasks;
  user_sub_tasks: UserSubTasks;
  user_sub_task_documents: UserSubTaskDocuments;
  validation_token_uses: ValidationTokenUses;
  points_entries: PointsEntries;
  user_badges: UserBadges;
  drafts: Drafts;
}
