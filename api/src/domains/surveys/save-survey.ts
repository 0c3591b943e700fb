import { createHash } from 'node:crypto';
import type { Locale, QuestionListener, QuestionType, SurveySubType } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { type ReportOutcome, saveRow, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';

type Words = Partial<Record<Locale, string>>;

export interface AnswerTemplate {
  label: Words;
  /** The value of the answer: letters, colours, a rating, or its own slug. */
  values: readonly string[];
}

export interface QuestionTemplate {
  key: string;
  type: QuestionType;
  label: Words;
  answers?: readonly AnswerTemplate[];
  /** Role that is notified of a yes, with the name of the person. */
  tells?: QuestionListener;
}

export interface ResultTemplate {
  /** A letter, a group of letters, a colour or an intelligence. */
  key: string;
  title: Words;
  description?: Words;
  jobs?: Words;
}

export interface SurveyTemplate {
  key: string;
  type: SurveySubType;
  title: Words;
  description?: Words;
  /** The required answers, if the sub-task does not say. */
  requiredCount?: number;
  questions: readonly QuestionTemplate[];
  results?: readonly ResultTemplate[];
}

const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

async function saveQuestions(db: Db, versionId: string, questions: readonly QuestionTemplate[]): Promise<void> {
  const rows = questions.map(({ key, type, label, tells = null }, position) => ({
    survey_version_id: versionId,
    key,
    position,
    type,
    label,
    tells,
  }));
  const saved = await db.insertInto('survey_questions').values(rows).returning(['id', 'key']).execute();
  const idOf = new Map(saved.map(({ id, key }) => [key, id]));
  const answers = questions.flatMap(({ key, answers: given = [] }) =>
    given.map(({ label, values }, position) => ({
      survey_question_id: idOf.get(key) ?? '',
      position,
      label,
      answer_values: [...values],
    })),
  );
  if (answers.length > 0) await db.insertInto('survey_answers').values(answers).execute();
}

async function saveResults(db: Db, versionId: string, results: readonly ResultTemplate[]): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(({ key, title, description, jobs }) => ({
    survey_version_id: versionId,
    key,
    title,
    description: description ? safeWords(description) : null,
    jobs: jobs ? safeWords(jobs) : null,
  }));
  await db.insertInto('survey_result_texts').values(rows).execute();
}

const readLatest = (db: Db, surveyId: string) =>
  db
    .selectFrom('survey_versions')
    .where('survey_id', '=', surveyId)
    .orderBy('version', 'desc')
    .select(['version', 'content_hash'])
    .executeTakeFirst();

/** Writes a survey. Changed content makes a new version, since earlier answers keep their wording. */
export function saveSurvey(
  db: Db,
  organizationId: string | null,
  template: SurveyTemplate,
  now: DateTime<true>,
  tell: ReportOutcome = () => undefined,
): Promise<string> {
  const { key, type, ...content } = template;
  const at = now.toJSDate();
  const content_hash = hashOf(content);
  return transact(db, async (transaction) => {
    const { id, outcome } = await saveRow(transaction, 'surveys', {
      known: { organization_id: organizationId, key },
      content: { type, archived_at: null },
      first: { created_at: at },
    });
    const latest = outcome === 'created' ? undefined : await readLatest(transaction, id);
    const isSame = latest?.content_hash === content_hash;
    tell(together(outcome, isSame ? [] : ['changed']));
    if (isSame) return id;
    const version = await transaction
      .insertInto('survey_versions')
      .values({
        survey_id: id,
        version: (latest?.version ?? 0) + 1,
        title: content.title,
        description: content.description ? safeWords(content.description) : null,
        required_count: content.requiredCount ?? null,
        content_hash,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveQuestions(transaction, version.id, content.questions);
    await saveResults(transaction, version.id, content.results ?? []);
    return id;
  });
}

/** The organisation's own survey of this key, otherwise the common one. */
export async function findSurvey(
  db: Db,
  organizationId: string | null,
  key: string,
): Promise<{ id: string; type: SurveySubType }> {
  const survey = await db
    .selectFrom('surveys')
    .where('key', '=', key)
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
    )
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .select(['id', 'type'])
    .executeTakeFirst();
  if (!survey) throw new Error(`There is no survey with the key "${key}".`);
  return survey;
}
