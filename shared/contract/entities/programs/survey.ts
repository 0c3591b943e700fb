import { type Static, Type } from 'typebox';
import { questionTypes } from '../../enums/tasks';
import { byName, ContentLanguage, Html, Id, Label, LongText, Name, nullable, optional } from '../../fields';
import { limits } from '../../limits';

/**
 * One answer: the label that was chosen or rated, and what it stands for. A boolean carries `true` or `false` as text,
 * a rating carries its figure, a free text its words.
 */
export const SurveyAnswer = Type.Object(
  { label: LongText, values: Type.Array(LongText, { maxItems: limits.filterValues }) },
  { additionalProperties: false },
);
export type SurveyAnswer = Static<typeof SurveyAnswer>;

/** Question id → answers. */
export const SurveyResponses = byName(Type.Array(SurveyAnswer, { maxItems: limits.filterValues }), {
  maxProperties: limits.surveyAnswers,
});
export type SurveyResponses = Static<typeof SurveyResponses>;

export const OptionalResponses = optional(SurveyResponses);

/**
 * Meaning of an answer's values, by survey: a letter (tricam), a colour (colors), an intelligence (intelligence); in a
 * basic survey they are the answer itself.
 */
export const SurveyQuestion = Type.Object({
  id: Type.String({ maxLength: 64 }),
  label: LongText,
  type: Type.Enum(questionTypes),
  answers: Type.Array(SurveyAnswer),
  /** The HR representative who is told of a yes; null if there is none to tell. Absent: a question that tells no one. */
  tells: Type.Optional(nullable(Type.Object({ firstName: Name, lastName: Name }))),
});
export type SurveyQuestion = Static<typeof SurveyQuestion>;

/** Text of a result, by its key: a letter, a group of letters, a colour, an intelligence. */
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
  contentLanguage: ContentLanguage,
  questions: Type.Array(SurveyQuestion),
  resultTexts: Type.Array(SurveyResultText),
});
export type Survey = Static<typeof Survey>;
