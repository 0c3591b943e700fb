import type { LibraryDocument, Survey, SurveyQuestion } from '@passerelle/shared/contract';

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
  contentLanguage: 'fr',
  questions: [aQuestion()],
  resultTexts: [],
  ...with_,
});

export const aLibraryDocument = (with_: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id: anId(),
  name: 'Écrire un résumé de profil',
  description: '<p>Trois phrases qui donnent envie de vous rencontrer.</p>',
  url: '/api/files/00000000-0000-4000-8000-000000000001',
  type: 'file',
  extension: 'pdf',
  size: 482_000,
  family: 'linkedin',
  language: 'fr',
  cover: null,
  duration: null,
  passage: null,
  updatedAt: '2026-09-01T08:00:00.000Z',
  ...with_,
});
