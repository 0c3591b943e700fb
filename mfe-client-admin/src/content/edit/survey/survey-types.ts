import type { Intelligence, ProfileColor, SurveySubType, TricamLetter } from '@passerelle/shared/contract';
import { intelligences, profileColors, surveySubTypes, tricamLetters } from '@passerelle/shared/contract/enums/tasks';

import { oneOf } from '../common/draft-values';

export type ProfileKey = TricamLetter | ProfileColor | Intelligence;

interface Scoring {
  /** The values that an answer may count for. */
  values: readonly ProfileKey[];
  /** The values that a result may describe. */
  results: readonly ProfileKey[];
}

/** Types whose answers are counted. */
const scorings: Partial<Record<SurveySubType, Scoring>> = {
  tricam: { values: tricamLetters, results: [...tricamLetters, ...profileColors] },
  colors: { values: profileColors, results: profileColors },
  intelligence: { values: intelligences, results: intelligences },
};

export const surveyTypeOf = (type: unknown): SurveySubType => oneOf(surveySubTypes, type) ?? 'basic';

/** Undefined where answers are not counted. */
export const scoringOf = (type: SurveySubType): Scoring | undefined => scorings[type];
