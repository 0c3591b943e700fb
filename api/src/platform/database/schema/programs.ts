import type { Generated } from 'kysely';
import type {
  ActionSubType,
  BadgeType,
  DocumentSubType,
  Locale,
  ProgramType,
  SubTaskType,
  SurveySubType,
  TaskFamily,
  TaskMode,
  ValidationType,
} from '@passerelle/shared/contract';
import type { Id, Localized, Moment } from './columns';

interface Programs {
  id: Id;
  organization_id: string | null;
  key: Generated<string>;
  type: ProgramType;
  name: Localized;
  description: Localized | null;
  max_suspension: number;
  badges: Generated<BadgeType[]>;
  should_display_job_offers: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
  archived_at: Moment | null;
}

interface ProgramWeeks {
  id: Id;
  program_id: string;
  /** From 1, as displayed. */
  week_index: number;
  title: Localized | null;
  archived_at: Moment | null;
}

interface Tasks {
  id: Id;
  program_week_id: string;
  key: Generated<string>;
  position: number;
  mode: TaskMode;
  family: TaskFamily;
  points: number;
  name: Localized;
  description: Localized | null;
  /** The last change of its texts or those of its sub-tasks; null: unchanged since it was created. */
  words_changed_at: Moment | null;
  archived_at: Moment | null;
}

interface SubTasks {
  id: Id;
  task_id: string;
  key: Generated<string>;
  position: number;
  type: SubTaskType;
  action_sub_type: ActionSubType | null;
  document_sub_type: DocumentSubType | null;
  survey_sub_type: SurveySubType | null;
  /** Only for readers of this language; null for everyone. */
  locale: Locale | null;
  title: Localized | null;
  description: Localized | null;
  link: Localized | null;
  points: Generated<number>;
  library_document_id: string | null;
  validation_type: ValidationType | null;
  validation_fields: Generated<string[]>;
  required_count: number | null;
  tricam_with_partial_results: Generated<boolean>;
  archived_at: Moment | null;
}

interface SubTaskSurveys {
  sub_task_id: string;
  survey_id: string;
  position: Generated<number>;
}

export interface ProgramTables {
  programs: Programs;
  program_weeks: ProgramWeeks;
  tasks: Tasks;
  sub_tasks: SubTasks;
  sub_task_surveys: SubTaskSurveys;
}
