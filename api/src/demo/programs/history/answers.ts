import { defaultLocale, type SurveyQuestion, type SurveyResponses } from '@passerelle/shared/contract';
import { surveys } from '../surveys';

/** What the participant of the demo writes, by the key of the question. */
const written: Readonly<Record<string, string>> = {
  'proud-of': 'Avoir fait baisser les retours de la ligne 3 en écoutant les équipes de nuit.',
  worry: 'Recommencer comme débutante, et garder des horaires compatibles avec la garderie.',
  first: 'Contrôleuse qualité : mesurer, tracer, expliquer un écart.',
  second: 'Formatrice technique : montrer un geste, rassurer, vérifier.',
  third: 'Cheffe de projet amélioration : réunir, chiffrer, suivre.',
};

const keys = new Map(
  surveys.flatMap(({ questions }) => questions.map(({ key, label }) => [label[defaultLocale], key])),
);

/** A text in words, the second of a list, a yes, the first of several. */
export const answersTo = (questions: readonly SurveyQuestion[]): SurveyResponses =>
  Object.fromEntries(
    questions.map(({ id, label, type, answers }) => {
      const chosen = answers[type === 'list' ? 1 : 0] ?? answers[0];
      const words = written[keys.get(label) ?? ''] ?? 'À préciser avec ma référente.';
      return [id, [chosen ?? { label: '', values: [words] }]];
    }),
  );
