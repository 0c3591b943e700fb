import { type Static, Type } from 'typebox';
import { byName, LongText, optional } from '../fields';
import { limits } from '../limits';

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
