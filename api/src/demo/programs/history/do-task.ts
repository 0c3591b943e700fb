import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  QuestionType,
  SubTask,
  SubTaskType,
  SurveyQuestion,
  SurveyResponses,
  SurveySubType,
} from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { limits } from '@passerelle/shared/contract/limits';
import { intelligenceOf, isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';
import type { DateTime } from 'luxon';
import { uploadDocument } from '../../../domains/library/upload-document';
import { openTask, type OpenTask } from '../../../domains/programs/tasks/open-task';
import type { Reader } from '../../../domains/programs/tasks/reader';
import { validateByHand } from '../../../domains/programs/tasks/task-work';
import { spendToken, subjectKindOf } from '../../../domains/programs/tasks/spend-token';
import { readTaskDetail } from '../../../domains/programs/tasks/task-detail';
import { updateSubTask, validateSubTask } from '../../../domains/programs/tasks/work-on-sub-task';
import type { Db } from '../../../platform/database/connection';
import { packFolder } from '../../content';
import type { Demo } from '../../organizations/demo-types';
import { chanceOf } from '../../people/character';

interface Doing {
  task: OpenTask;
  at: DateTime<true>;
  /** The number of actions done before the task is left; absent: all of them. */
  actions?: number | undefined;
}

interface Step {
  taskId: string;
  taskName: string;
  step: SubTask;
}

type DoStep = (demo: Demo, reader: Reader, at: Step) => Promise<unknown>;

const spendOwnToken: DoStep = async (_demo, reader, { step: { type, subType, userSubTask } }) => {
  if (!userSubTask.validationToken) return;
  await spendToken(reader, userSubTask.validationToken, { kind: subjectKindOf(type, subType), id: null });
};

const doStep: Record<SubTaskType, DoStep> = {
  text: (_demo, reader, { taskId, step }) => updateSubTask(reader, { taskId, subTaskId: step.id }, {}),
  survey: async (_demo, reader, { taskId, step }) => {
    const questions = step.surveys.flatMap((survey) => survey.questions);
    const surveyResponses = await answersTo(reader.db, step.surveySubType, questions);
    const { validationToken } = step.userSubTask;
    // A profile is identified by its token alone, as on the screen.
    if (validationToken && isScored(step.surveySubType))
      await validateSubTask(reader, validationToken, { surveyResponses });
    else await updateSubTask(reader, { taskId, subTaskId: step.id }, { surveyResponses });
  },
  upload: handIn,
  document: spendOwnToken,
  link: spendOwnToken,
  action: spendOwnToken,
};

/** Does the steps of a task, as the screen would. */
export async function doTask(demo: Demo, userId: string, { task, at, actions = 100 }: Doing): Promise<void> {
  const { db, services } = demo;
  const reader = { db, userId, now: at, locale: defaultLocale, secret: services.config.sessionSecret };
  for (let done = 0; done < actions; done += 1) {
    const detail = await readTaskDetail(reader, task.id);
    const { status, mode } = detail;
    const next = detail.task.subTasks.find(({ userSubTask }) => userSubTask.status !== 'validated');
    if (status === 'validated') return;
    if (next) await doStep[next.type](demo, reader, { taskId: detail.id, taskName: detail.task.name, step: next });
    else if (mode === 'manual') await validateByHand(db, await openTask(db, userId, task.id, at), at);
    else return;
  }
}

const path = join(packFolder('bois-et-rives'), 'library/files/cv-template.docx');

/** Uploads the document of a step, under the name of its task. */
export async function handIn({ services }: Demo, reader: Reader, { taskId, taskName, step }: Step): Promise<void> {
  const { db, userId, locale, now } = reader;
  const sent = step.userSubTask.documents.length;
  const title = sent === 0 ? taskName : `${taskName} ${sent + 1}`;
  const document = await uploadDocument(db, {
    userId,
    locale,
    now,
    files: services.files,
    body: { name: title, subTaskId: step.id },
    document: {
      path,
      size: (await stat(path)).size,
      name: `${title}.docx`,
      extension: 'docx',
    },
  });
  const { validationToken } = step.userSubTask;
  if (validationToken) await validateSubTask(reader, validationToken, { document });
  else await updateSubTask(reader, { taskId, subTaskId: step.id }, { document });
}

/** The text answers of the participant of the demo, by question key. */
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

type Offered = SurveyQuestion['answers'];
const first = ([answer]: Offered) => answer;

/** The choice of the people of the demo, by question key; text questions are written instead. */
const chosenOf: Record<QuestionType, (answers: Offered, key: string) => Offered[number] | undefined> = {
  boolean: first,
  list: (answers, key) => answers[Math.floor(chanceOf(key)() * answers.length)],
  multiValue: first,
  text: () => undefined,
};

const ratingOf = (key: string): string => String(Math.floor(chanceOf(key)() * (limits.intelligenceRatingMax + 1)));

async function answersTo(
  db: Db,
  kind: SurveySubType | null,
  questions: readonly SurveyQuestion[],
): Promise<SurveyResponses> {
  const keys = await readKeys(
    db,
    questions.map(({ id }) => id),
  );
  return Object.fromEntries(
    questions.map((question) => {
      const { id, type, answers } = question;
      const key = keys.get(id) ?? '';
      if (kind === 'intelligence') return [id, [{ label: intelligenceOf(question) ?? '', values: [ratingOf(key)] }]];
      const words = written[key] ?? 'À préciser avec ma référente.';
      return [id, [chosenOf[type](answers, key) ?? { label: '', values: [words] }]];
    }),
  );
}
