import type { SurveyQuestion, SurveyResponses } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';

/** What the participant of the demo writes, by the key of the question. */
const written: Readonly<Record<string, string>> = {
  'proud-of': 'Avoir fait baisser les retours de la ligne 3 en écoutant les équipes de nuit.',
  worry: 'Recommencer comme débutante, et garder des horaires compatibles avec la garderie.',
  first: 'Contrôleuse qualité : mesurer, tracer, expliquer un écart.',
  second: 'Formatrice technique : montrer un geste, rassurer, vérifier.',
  third: 'Cheffe de projet amélioration : réunir, chiffrer, suivre.',
};

async function readKeys(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('survey_questions').where('id', 'in', ids).select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** A text in words, the second of a list, a yes, the first of several. */
export async function answersTo(db: Db, questions: readonly SurveyQuestion[]): Promise<SurveyResponses> {
  const keys = await readKeys(
    db,
    questions.map(({ id }) => id),
  );
  return Object.fromEntries(
    questions.map(({ id, type, answers }) => {
      const chosen = answers[type === 'list' ? 1 : 0] ?? answers[0];
      const words = written[keys.get(id) ?? ''] ?? 'À préciser avec ma référente.';
      return [id, [chosen ?? { label: '', values: [words] }]];
    }),
  );
}
