import { type Static, Type } from 'typebox';
import { questionTypes } from '../enums/surveys';
import { Html, Id, Label, LongText, nullable } from '../fields';
import { SurveyAnswer } from './survey-responses';

/**
 * What the values of an answer mean depends on the survey: a letter (tricam), a colour (colors), an intelligence
 * (intelligence); in a basic survey they are the answer itself.
 */
export const SurveyQuestion = Type.Object({
  id: Type.String({ maxLength: 64 }),
  label: LongText,
  type: Type.Enum(questionTypes),
  answers: Type.Array(SurveyAnswer),
});
export type SurveyQuestion = Static<typeof SurveyQuestion>;

/** What a result says, by its key: a letter, a group of letters, a colour, an intelligence. */
export const SurveyResultText = Type.Object({
  key: Label,
  title: Label,
  description: nullable(Html),
  jobs: nullable(Html),
});
export type SurveyResultText = Static<typeof SurveyResultText>;

export const Survey = Type.Object({
  id: Id,
  title: Label,
  description: nullable(Html),
  questions: Type.Array(SurveyQuestion),
  resultTexts: Type.Array(SurveyResultText),
});
export type Survey = Static<typeof Survey>;
