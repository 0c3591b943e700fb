import { screen } from '@testing-library/react';
import type { SubTask, SurveyQuestion } from '@passerelle/shared/contract';
import { aProfile, aQuestion, aSubTask, aSurvey } from '@passerelle/shared/testing';

import { showStep, taskOf } from '../testing/survey-step';

const offered = (...labels: string[]) => labels.map((label) => ({ label, values: [label.toLowerCase()] }));
export const changed = aQuestion({ id: 'a-boolean', label: 'Avez-vous déjà changé de métier ?', answers: [] });
export const pace = aQuestion({
  id: 'a-list',
  type: 'list',
  label: 'Votre rythme ?',
  answers: offered('Matin', 'Midi', 'Soir'),
});
export const place = aQuestion({
  id: 'a-long-list',
  type: 'list',
  label: 'Où ?',
  answers: offered('Nord', 'Sud', 'Est', 'Ouest'),
});
export const likes = aQuestion({
  id: 'several',
  type: 'multiValue',
  label: 'Qu’aimez-vous ?',
  answers: offered('Bois', 'Pierre'),
});
export const words = aQuestion({ id: 'words', type: 'text', label: 'Autre chose ?', answers: [] });
const every: SurveyQuestion[] = [changed, pace, place, likes, words];

export const aStep = (requiredCount: number | null = null, with_: Partial<SubTask> = {}) =>
  aSubTask({
    type: 'survey',
    surveySubType: 'basic',
    title: 'Répondre',
    validation: { type: 'automatic', fields: [], requiredCount },
    surveys: [aSurvey({ questions: every })],
    ...with_,
  });
/** One person for every render of a test, so that a draft is found again. */
const person = aProfile();

export const show = (step = aStep(), task = taskOf(step)) => showStep(step, task, person);
export const send = () => screen.findByRole('button', { name: 'Envoyer mes réponses' });
export const consent = () => screen.getByRole('checkbox', { name: /J’accepte/ });
