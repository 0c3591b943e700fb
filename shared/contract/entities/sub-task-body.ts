import { type Static } from 'typebox';
import { body, Id, optional } from '../fields';
import { OptionalResponses, SurveyResponses } from './survey-responses';

/** Nothing at all says that a text was read; otherwise an uploaded document, or the answers to a survey. */
export const SubTaskUpdate = body({ document: optional(Id), surveyResponses: OptionalResponses });
export type SubTaskUpdate = Static<typeof SubTaskUpdate>;

/** The survey form; how many answers a survey needs is the rule `missingAnswers`. */
export const SurveyBody = body({ surveyResponses: SurveyResponses });
export type SurveyBody = Static<typeof SurveyBody>;
