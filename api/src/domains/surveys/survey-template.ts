import type { Locale, QuestionType, SurveySubType } from '@passerelle/shared/contract';

type Words = Partial<Record<Locale, string>>;

export interface AnswerTemplate {
  label: Words;
  /** What the answer counts for: letters, colours, a rating, or its own slug. */
  values: readonly string[];
}

export interface QuestionTemplate {
  key: string;
  type: QuestionType;
  label: Words;
  answers?: readonly AnswerTemplate[];
}

export interface ResultTemplate {
  /** A letter, a group of letters, a colour or an intelligence. */
  key: string;
  title: Words;
  description?: Words;
  jobs?: Words;
}

export interface SurveyTemplate {
  key: string;
  type: SurveySubType;
  title: Words;
  description?: Words;
  /** How many answers it needs, where the sub-task that holds it does not say. */
  requiredCount?: number;
  questions: readonly QuestionTemplate[];
  results?: readonly ResultTemplate[];
}
