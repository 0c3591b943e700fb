import type { Survey, SurveyQuestion } from '@passerelle/shared/contract';
import { anId } from './ids';

export const aQuestion = (with_: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id: anId(),
  label: 'Avez-vous déjà changé de métier ?',
  type: 'boolean',
  answers: [
    { label: 'Oui', values: ['true'] },
    { label: 'Non', values: ['false'] },
  ],
  ...with_,
});

export const aSurvey = (with_: Partial<Survey> = {}): Survey => ({
  id: anId(),
  title: 'Votre parcours',
  description: '<p>Quelques questions pour mieux vous accompagner.</p>',
  questions: [aQuestion()],
  resultTexts: [],
  ...with_,
});
