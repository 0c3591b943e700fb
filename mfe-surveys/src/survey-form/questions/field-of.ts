import type { SurveyQuestion } from '@passerelle/shared/contract';

/** Where a question's answers stand in the form. */
export const fieldOf = ({ id }: Pick<SurveyQuestion, 'id'>): string => `surveyResponses.${id}`;
