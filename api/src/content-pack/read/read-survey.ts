import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { intelligences, profileColors, tricamLetters } from '@passerelle/shared/contract/enums/tasks';
import type { QuestionTemplate, ResultTemplate, SurveyTemplate } from '../../domains/surveys/save-survey';
import { nearest } from '../../platform/text/nearest';
import { fieldMissing, keyRepeated, oneOf, type Path, type Problems } from '../problems';
import { SurveyFile, SurveyTexts } from '../schemas/survey';
import type { Files } from './layout';
import { type Reading, readThing, type Thing } from './read-thing';
import { tooFewQuestions } from './references';
import { byKey, type Entry, type Route } from './wording';

type Survey = Thing<SurveyFile>;
type Question = SurveyFile['questions'][number];
type Answers = NonNullable<Question['answers']>;

const valuesOf = (entry: unknown): string => JSON.stringify((entry as { values?: unknown } | null)?.values);

/** Answers are identified by their value, and among equal values by their order. */
function byValues(answers: Answers, index: number): Entry {
  const values = valuesOf(answers[index]);
  const same = (entries: readonly unknown[], before: number): number =>
    entries.slice(0, before).filter((entry) => valuesOf(entry) === values).length;
  return {
    name: answers[index]?.values.join(', ') ?? '',
    is: (entry, place, all) => valuesOf(entry) === values && same(all, place) === same(answers, index),
  };
}

function questionOf({ wording }: Survey, { key, type, tells, answers }: Question): QuestionTemplate {
  const route: Route = ['questions', byKey(key)];
  wording.refuseOthers(
    [...route, 'answers'],
    (entry) => answers?.some((answer) => valuesOf(answer) === valuesOf(entry)) ?? false,
  );
  return {
    key,
    type,
    label: wording.words([...route, 'label']) ?? {},
    ...(tells && { tells }),
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

/** A duplicate key has been reported already. */
const firstOfEach = <T extends { key: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ key }, index) => entries.findIndex((entry) => entry.key === key) === index);

const isAmong = (entries: readonly { key: string }[]) => (entry: unknown) =>
  entries.some(({ key }) => key === (entry as { key?: unknown }).key);

export async function readSurvey(reading: Reading, files: Files): Promise<SurveyTemplate | undefined> {
  const survey = await readThing(reading, files, { main: SurveyFile, words: SurveyTexts });
  if (!survey) return undefined;
  const { data, wording } = survey;
  const { type, questions, results = [], requiredCount } = data;
  checkSurvey(survey, reading.problems);
  wording.refuseOthers(['questions'], isAmong(questions));
  wording.refuseOthers(['results'], isAmong(results));
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

interface Scored {
  /** The values that an answer may count for. */
  values: readonly string[];
  /** The values that a result may describe. */
  results: readonly string[];
}

const scored: Partial<Record<SurveySubType, Scored>> = {
  tricam: { values: tricamLetters, results: [...tricamLetters, ...profileColors] },
  colors: { values: profileColors, results: profileColors },
  intelligence: { values: intelligences, results: intelligences },
};

const valuesAmong = (answers: Answers | undefined): string[] => answers?.flatMap((answer) => answer.values) ?? [];

const nothingToChoose = (answers: Answers | undefined): MessageDescriptor | undefined =>
  answers ? undefined : fieldMissing('answers');

/** Returns the reason why answers do not fit the type of their question; undefined if they fit. */
const answerFaults: Record<QuestionType, (answers: Answers | undefined) => MessageDescriptor | undefined> = {
  boolean: (answers) =>
    answers && valuesAmong(answers).toSorted().join() !== 'false,true'
      ? msg`Une question de type boolean a les réponses ${{ yes: "'true'" }} et ${{ no: "'false'" }}, ou aucune`
      : undefined,
  list: nothingToChoose,
  multiValue: nothingToChoose,
  text: (answers) => answers && msg`Une question de type text n’a pas de réponses à choisir`,
};

/** First problem that keeps a question from being asked or scored; undefined if none. */
function faultOf({ type, tells, answers }: Question, survey: SurveySubType): MessageDescriptor | undefined {
  const fault = answerFaults[type](answers);
  if (fault !== undefined) return fault;
  if (tells && type !== 'boolean')
    return msg`Seul un oui peut être signalé : une question avec tells est de type boolean`;
  const values = valuesAmong(answers);
  if (scored[survey] && type !== 'list') return msg`Un questionnaire de type ${survey} a des questions de type list`;
  if (survey === 'intelligence' && values.length !== 1)
    return msg`Un questionnaire de type intelligence a une réponse par question, avec une valeur : on la note`;
  return undefined;
}

/** Checks beyond the schema: the survey can be scored as its type requires. */
export function checkSurvey({ data, source }: Thing<SurveyFile>, problems: Problems): void {
  const { type, questions, results = [], requiredCount = 1 } = data;
  const rules = scored[type];
  const say = (path: Path, message: MessageDescriptor, meant?: string): void =>
    problems.add(source.placeOf(path), message, meant);

  if (requiredCount > questions.length)
    say(['requiredCount'], tooFewQuestions(source.file, requiredCount, questions.length));
  for (const [index, question] of questions.entries()) {
    const path: Path = ['questions', index];
    if (questions.findIndex(({ key }) => key === question.key) < index)
      say([...path, 'key'], keyRepeated(question.key));
    const fault = faultOf(question, type);
    if (fault !== undefined) say(path, fault);
    for (const [place, { values }] of (question.answers ?? []).entries())
      for (const value of rules ? values.filter((one) => !rules.values.includes(one)) : [])
        say(
          [...path, 'answers', place, 'values'],
          oneOf('values', rules?.values ?? []),
          nearest(value, rules?.values ?? []),
        );
  }
  if (results.length > 0 && !rules) say(['results'], msg`Un questionnaire de type ${type} n’a pas de résultats`);
  for (const [index, { key }] of results.entries()) {
    const path: Path = ['results', index, 'key'];
    if (results.findIndex((one) => one.key === key) < index) say(path, keyRepeated(key));
    if (rules && !rules.results.includes(key)) say(path, oneOf('key', rules.results), nearest(key, rules.results));
  }
}
