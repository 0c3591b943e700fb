import type { Generated } from 'kysely';
import type {
  Locale,
  QuestionListener,
  QuestionType,
  SurveyResponses,
  SurveySubType,
} from '@passerelle/shared/contract';
import type { Id, Json, Localized, Moment } from './columns';

interface Surveys {
  id: Id;
  organization_id: string | null;
  key: Generated<string>;
  type: SurveySubType;
  created_at: Moment;
  archived_at: Moment | null;
}

interface SurveyVersions {
  id: Id;
  survey_id: string;
  version: number;
  title: Localized;
  description: Localized | null;
  required_count: number | null;
  /** Of the content as imported: the same content makes no new version. */
  content_hash: string;
  created_at: Moment;
}

interface SurveyQuestions {
  id: Id;
  survey_version_id: string;
  key: string;
  position: number;
  type: QuestionType;
  label: Localized;
  /** Role that is notified of a yes, with the name of the person. */
  tells: QuestionListener | null;
}

interface SurveyAnswers {
  id: Id;
  survey_question_id: string;
  position: number;
  label: Localized;
  answer_values: string[];
}

interface SurveyResultTexts {
  survey_version_id: string;
  key: string;
  title: Localized;
  description: Localized | null;
  jobs: Localized | null;
}

interface GivenSurveyResponses {
  id: Id;
  user_id: string;
  user_sub_task_id: string | null;
  survey_version_id: string;
  locale: Locale;
  answers: Json<SurveyResponses>;
  result: Json | null;
  consented_at: Moment | null;
  submitted_at: Moment;
}

export interface SurveyTables {
  surveys: Surveys;
  survey_versions: SurveyVersions;
  survey_questions: SurveyQuestions;
  survey_answers: SurveyAnswers;
  survey_result_texts: SurveyResultTexts;
  survey_responses: GivenSurveyResponses;
}
