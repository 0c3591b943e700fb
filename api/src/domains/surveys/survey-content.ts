import type { Locale, Survey, SurveyResponses } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { contentLanguageOf, inLocale } from '../../platform/text/text';
import { groupBy } from '../../platform/group-by';
import { findHrRepresentative, nameOf } from './tell-hr-representative';

interface SubTaskSurveys {
  surveys: Survey[];
  responses: SurveyResponses | null;
}

interface PersonalSubTask {
  /** Of the person's sub-task. */
  id: string;
  sub_task_id: string;
}

/** The surveys of sub-tasks, with answers. An answered one keeps its wording. */
export async function readSurveys(
  db: Db,
  subTasks: readonly PersonalSubTask[],
  { locale, userId }: { locale: Locale; userId: string },
): Promise<Map<string, SubTaskSurveys>> {
  if (subTasks.length === 0) return new Map();
  const subTaskIds = [...new Set(subTasks.map(({ sub_task_id }) => sub_task_id))];
  const latest = groupBy(await readLatestVersions(db, subTaskIds), ({ sub_task_id }) => sub_task_id);
  const ids = subTasks.map(({ id }) => id);
  const given = groupBy(await readResponses(db, ids), ({ user_sub_task_id }) => user_sub_task_id);
  const shown = new Map(
    subTasks.map(({ id, sub_task_id }) => {
      const answered = new Map((given.get(id) ?? []).map((row) => [row.survey_id, row.survey_version_id]));
      const versions = (latest.get(sub_task_id) ?? []).map((row) => answered.get(row.survey_id) ?? row.id);
      return [id, versions];
    }),
  );
  const content = await readContent(db, [...new Set([...shown.values()].flat())], locale, userId);
  return new Map(
    subTasks.map(({ id }) => {
      const responses = (given.get(id) ?? []).map(({ answers }) => answers);
      return [
        id,
        {
          surveys: (shown.get(id) ?? []).flatMap((version) => content.get(version) ?? []),
          responses: responses.length === 0 ? null : Object.assign({}, ...responses),
        },
      ];
    }),
  );
}

const readVersions = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('survey_versions')
    .where('id', 'in', ids)
    .select(['id', 'survey_id', 'title', 'description', 'required_count'])
    .execute();

export const readQuestions = (db: Db, versionIds: readonly string[]) =>
  db
    .selectFrom('survey_questions')
    .where('survey_version_id', 'in', versionIds)
    .orderBy('position')
    .select(['id', 'survey_version_id', 'type', 'label', 'tells'])
    .execute();

export const readAnswers = (db: Db, versionIds: readonly string[]) =>
  db
    .selectFrom('survey_answers as answer')
    .innerJoin('survey_questions as question', 'question.id', 'answer.survey_question_id')
    .where('question.survey_version_id', 'in', versionIds)
    .orderBy('answer.position')
    .select(['answer.survey_question_id', 'answer.label', 'answer.answer_values'])
    .execute();

const readResults = (db: Db, versionIds: readonly string[]) =>
  db
    .selectFrom('survey_result_texts')
    .where('survey_version_id', 'in', versionIds)
    .orderBy('key')
    .select(['survey_version_id', 'key', 'title', 'description', 'jobs'])
    .execute();

/** Surveys in the reader's language, by version id; with `userId`, also the HR representative notified of a yes. */
export async function readContent(
  db: Db,
  ids: readonly string[],
  locale: Locale,
  userId?: string,
): Promise<Map<string, Survey>> {
  if (ids.length === 0) return new Map();
  const versions = await readVersions(db, ids);
  const asked = await readQuestions(db, ids);
  const questions = groupBy(asked, ({ survey_version_id }) => survey_version_id);
  const isTold = userId !== undefined && asked.some(({ tells }) => tells !== null);
  const told = isTold ? await findHrRepresentative(db, userId) : undefined;
  const answers = groupBy(await readAnswers(db, ids), ({ survey_question_id }) => survey_question_id);
  const results = groupBy(await readResults(db, ids), ({ survey_version_id }) => survey_version_id);
  return new Map(
    versions.map((version) => {
      const survey: Survey = {
        id: version.survey_id,
        title: inLocale(version.title, locale),
        description: version.description && inLocale(version.description, locale),
        contentLanguage: contentLanguageOf(version.title, locale),
        questions: (questions.get(version.id) ?? []).map(({ id, type, label, tells }) => ({
          id,
          type,
          label: inLocale(label, locale),
          answers: (answers.get(id) ?? []).map((answer) => ({
            label: inLocale(answer.label, locale),
            values: answer.answer_values,
          })),
          ...(tells !== null && isTold && { tells: told ? nameOf(told) : null }),
        })),
        resultTexts: (results.get(version.id) ?? []).map(({ key, title, description, jobs }) => ({
          key,
          title: inLocale(title, locale),
          description: description && inLocale(description, locale),
          jobs: jobs && inLocale(jobs, locale),
        })),
      };
      return [version.id, survey];
    }),
  );
}

/** The surveys of these sub-tasks in their latest wording, in order. */
export const readLatestVersions = (db: Db, subTaskIds: readonly string[]) =>
  db
    .selectFrom('sub_task_surveys as held')
    .innerJoin('survey_versions as version', 'version.survey_id', 'held.survey_id')
    .where('held.sub_task_id', 'in', subTaskIds)
    .distinctOn(['held.sub_task_id', 'held.position', 'held.survey_id'])
    .orderBy('held.sub_task_id')
    .orderBy('held.position')
    .orderBy('held.survey_id')
    .orderBy('version.version', 'desc')
    .select(['held.sub_task_id', 'held.survey_id', 'version.id', 'version.required_count'])
    .execute();

/** The answers in these sub-tasks of a person, each with the wording at that time. */
export const readResponses = (db: Db, userSubTaskIds: readonly string[]) =>
  db
    .selectFrom('survey_responses as given')
    .innerJoin('survey_versions as version', 'version.id', 'given.survey_version_id')
    .where('given.user_sub_task_id', 'in', userSubTaskIds)
    .orderBy('given.submitted_at')
    .orderBy('given.id')
    .select(['given.user_sub_task_id', 'given.survey_version_id', 'version.survey_id', 'given.answers'])
    .execute();
