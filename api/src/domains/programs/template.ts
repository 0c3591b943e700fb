import type {
  ActionSubType,
  BadgeType,
  DocumentSubType,
  Locale,
  ProgramType,
  TaskFamily,
  TaskMode,
  ValidationType,
} from '@passerelle/shared/contract';

/** The content of coaches, from a content pack: keys are the pack's names, texts are stored by locale. */
export type Words = Partial<Record<Locale, string>>;

export interface ProgramTemplate {
  key: string;
  type: ProgramType;
  name: Words;
  /** HTML. */
  description?: Words;
  maxSuspension: number;
  badges: readonly BadgeType[];
  shouldDisplayJobOffers: boolean;
  weeks: readonly WeekTemplate[];
}

export interface WeekTemplate {
  title: Words;
  tasks: readonly TaskTemplate[];
}

export interface TaskTemplate {
  key: string;
  family: TaskFamily;
  points: number;
  name: Words;
  /** HTML. */
  description?: Words;
  mode?: TaskMode;
  subTasks: readonly SubTaskTemplate[];
}

interface Common {
  key: string;
  title: Words;
  /** HTML. */
  description?: Words;
  points?: number;
  /** Only for those who read this language. */
  locale?: Locale;
  validation?: { type: ValidationType; requiredCount?: number; fields?: readonly string[] };
}

export type SubTaskTemplate = Common &
  (
    | { type: 'text' }
    | { type: 'document'; use: DocumentSubType; documentId: string }
    | { type: 'link'; link: Words }
    | { type: 'action'; action: ActionSubType }
    | { type: 'upload' }
    | { type: 'survey'; survey: string; partialTricam?: boolean }
  );
