import { intelligenceOf, isRating, limits, type FieldCode, type SurveyAnswer } from '@passerelle/shared/contract';
import type { AskedQuestion } from './asked-question';

/** What is wrong with a rating: one figure from 0 to 4, of the intelligence that the question is about. */
export function faultInRating(question: AskedQuestion, given: readonly SurveyAnswer[]): FieldCode | undefined {
  const [rating, ...others] = given;
  if (!rating) return undefined;
  if (others.length > 0 || rating.values.length > 1) return 'tooMany';
  if (rating.label !== intelligenceOf(question)) return 'notAllowed';
  const [figure = ''] = rating.values;
  if (isRating(figure)) return undefined;
  if (/^\d+$/.test(figure) && Number(figure) > limits.intelligenceRatingMax) return 'tooLarge';
  return /^-\d+$/.test(figure) ? 'tooSmall' : 'format';
}
