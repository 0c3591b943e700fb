import type { QuestionTemplate, ResultTemplate, SurveyTemplate } from '../../domains/surveys/save-survey';
import { SurveyFile, SurveyWords } from '../schemas/survey';
import { checkSurvey } from './check-survey';
import type { Files } from './layout';
import { type Reading, readThing, type Thing } from './read-thing';
import { byKey, type Entry, type Route } from './wording';

type Survey = Thing<SurveyFile>;
type Question = SurveyFile['questions'][number];
type Answers = NonNullable<Question['answers']>;

const valuesOf = (entry: unknown): string => JSON.stringify((entry as { values?: unknown } | null)?.values);

/** An answer is known by what it counts for, and among equals by its order. */
function byValues(answers: Answers, index: number): Entry {
  const values = valuesOf(answers[index]);
  const same = (entries: readonly unknown[], before: number): number =>
    entries.slice(0, before).filter((entry) => valuesOf(entry) === values).length;
  return {
    name: answers[index]?.values.join(', ') ?? '',
    is: (entry, place, all) => valuesOf(entry) === values && same(all, place) === same(answers, index),
  };
}

function questionOf({ wording }: Survey, { key, type, answers }: Question): QuestionTemplate {
  const route: Route = ['questions', byKey(key)];
  wording.refuseOthers(
    [...route, 'answers'],
    (entry) => answers?.some((answer) => valuesOf(answer) === valuesOf(entry)) ?? false,
    'answer',
  );
  return {
    key,
    type,
    label: wording.words([...route, 'label']) ?? {},
    ...(answers && {
      answers: answers.map(({ values }, index) => ({
        label: wording.words([...route, 'answers', byValues(answers, index), 'label']) ?? {},
        values,
      })),
    }),
  };
}

async function resultOf({ wording }: Survey, key: string): Promise<ResultTemplate> {
  const route: Route = ['results', byKey(key)];
  const description = await wording.html([...route, 'description']);
  const jobs = await wording.html([...route, 'jobs']);
  const title = wording.words([...route, 'title']) ?? {};
  return { key, title, ...(description && { description }), ...(jobs && { jobs }) };
}

/** Of two with one key the second cannot be told from the first, and has been refused. */
const firstOfEach = <T extends { key: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ key }, index) => entries.findIndex((entry) => entry.key === key) === index);

const isAmong = (entries: readonly { key: string }[]) => (entry: unknown) =>
  entries.some(({ key }) => key === (entry as { key?: unknown }).key);

export async function readSurvey(reading: Reading, files: Files): Promise<SurveyTemplate | undefined> {
  const survey = await readThing(reading, files, { main: SurveyFile, words: SurveyWords });
  if (!survey) return undefined;
  const { data, wording } = survey;
  const { type, questions, results = [], requiredCount } = data;
  checkSurvey(survey, reading.problems);
  wording.refuseOthers(['questions'], isAmong(questions), 'question');
  wording.refuseOthers(['results'], isAmong(results), 'result');
  const description = await wording.html(['description']);
  const written: ResultTemplate[] = [];
  for (const { key } of results) written.push(await resultOf(survey, key));
  return {
    key: files.name,
    type,
    title: wording.words(['title']) ?? {},
    ...(description && { description }),
    ...(requiredCount !== undefined && { requiredCount }),
    questions: firstOfEach(questions).map((question) => questionOf(survey, question)),
    ...(written.length > 0 && { results: written }),
  };
}
