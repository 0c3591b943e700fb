import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { questionTypes } from '@passerelle/shared/contract/enums/tasks';

import { type Entry, entriesOf, oneOf, textOf } from '../common/draft-values';
import { freeKey, keyFrom } from '../common/item-key';
import { inserted, moved, replaced, without } from '../common/lists';
import {
  inListsOf,
  keysOf,
  type SourceValues,
  withKeyCopied,
  withKeyRenamed,
  withoutKey,
} from '../common/source-values';
import { scoringOf, surveyTypeOf } from './survey-types';

const LIST = 'questions';

type Fields = Pick<SourceValues, 'fields'>;
export const questionsOf = ({ fields }: Fields): Entry[] => entriesOf(fields[LIST]);
export const questionTypeOf = (question: Entry | undefined): QuestionType =>
  oneOf(questionTypes, question?.['type']) ?? 'list';

const withQuestions = (values: SourceValues, questions: readonly Entry[]): SourceValues => ({
  ...values,
  fields: { ...values.fields, [LIST]: questions },
});

const keyAt = (values: Fields, index: number): string => textOf(questionsOf(values)[index]?.['key']);

/** Answers that a question has from the start because of the type of its survey. */
function firstAnswers(type: SurveySubType): Entry {
  if (type === 'colors') return { answers: scoringOf(type)?.values.map((value) => ({ values: [value] })) };
  return type === 'intelligence' ? { answers: [{ values: scoringOf(type)?.values.slice(0, 1) }] } : {};
}

/** Adds a question at the end, under a common name until it has a label. */
export function addQuestion(values: SourceValues, type: QuestionType): SourceValues {
  const questions = questionsOf(values);
  const key = freeKey('question', keysOf(questions));
  const survey = surveyTypeOf(values.fields['type']);
  return withQuestions(values, [...questions, { key, type, ...firstAnswers(survey) }]);
}

export const moveQuestion = (values: SourceValues, from: number, to: number): SourceValues =>
  withQuestions(values, moved(questionsOf(values), from, to));

export const removeQuestion = (values: SourceValues, index: number): SourceValues => ({
  ...withQuestions(values, without(questionsOf(values), index)),
  translations: inListsOf(values, LIST, withoutKey(keyAt(values, index))),
});

/** A copy below, with its translations. */
export function duplicateQuestion(values: SourceValues, index: number): SourceValues {
  const questions = questionsOf(values);
  const key = keyAt(values, index);
  const copy = freeKey(key, keysOf(questions));
  return {
    ...withQuestions(values, inserted(questions, index + 1, { ...questions[index], key: copy })),
    translations: inListsOf(values, LIST, withKeyCopied(key, copy)),
  };
}

export const renameQuestion = (values: SourceValues, index: number, name: string): SourceValues => ({
  ...withQuestions(values, replaced(questionsOf(values), index, { ...questionsOf(values)[index], key: name })),
  translations: inListsOf(values, LIST, withKeyRenamed(keyAt(values, index), name)),
});

/** Makes the key of a new question from its label. */
export function nameQuestion(values: SourceValues, index: number): SourceValues {
  const questions = questionsOf(values);
  const name = keyFrom(textOf(questions[index]?.['label']));
  return name === '' ? values : renameQuestion(values, index, freeKey(name, keysOf(without(questions, index))));
}

const hasChoices = (type: QuestionType): boolean => type === 'list' || type === 'multiValue';

const withoutAnswers = ({ answers: _answers, ...others }: Entry): Entry => others;

/** Another type keeps what it can have: answers between the two kinds of lists, who is told of a yes. */
export function changeQuestionType(values: SourceValues, index: number, type: QuestionType): SourceValues {
  const questions = questionsOf(values);
  const { tells, ...question } = questions[index] ?? {};
  const keepsAnswers = hasChoices(type) && hasChoices(questionTypeOf(question));
  const changed = { ...(keepsAnswers ? question : withoutAnswers(question)), type };
  const told = type === 'boolean' && tells !== undefined ? { tells } : {};
  const key = keyAt(values, index);
  return {
    ...withQuestions(values, replaced(questions, index, { ...changed, ...told })),
    translations: keepsAnswers
      ? values.translations
      : inListsOf(values, LIST, (entries) =>
          entries.map((entry) => (textOf(entry['key']) === key ? withoutAnswers(entry) : entry)),
        ),
  };
}

/** Results that a type does not have are left out, and questions whose answers are counted are lists. */
export function changeSurveyType(values: SourceValues, type: SurveySubType): SourceValues {
  const scoring = scoringOf(type);
  const questions = questionsOf(values);
  const listed = scoring
    ? questions.reduce(
        (all, question, index) => (questionTypeOf(question) === 'list' ? all : changeQuestionType(all, index, 'list')),
        values,
      )
    : values;
  const isKept = ({ key }: Entry): boolean => scoring?.results.some((result) => result === key) ?? false;
  const { results, ...fields } = listed.fields;
  const kept = entriesOf(results).filter(isKept);
  return {
    ...listed,
    fields: { ...fields, type, ...(kept.length > 0 && { results: kept }) },
    translations: inListsOf(listed, 'results', (entries) => entries.filter(isKept)),
  };
}

const RESULTS = 'results';
export const resultsOf = ({ fields }: Fields): Entry[] => entriesOf(fields[RESULTS]);

export const addResult = (values: SourceValues, result: Entry): SourceValues => ({
  ...values,
  fields: { ...values.fields, [RESULTS]: [...resultsOf(values), result] },
});

export function removeResult(values: SourceValues, key: string): SourceValues {
  const { [RESULTS]: _results, ...others } = values.fields;
  const kept = resultsOf(values).filter((result) => result['key'] !== key);
  return {
    ...values,
    fields: kept.length > 0 ? { ...values.fields, [RESULTS]: kept } : others,
    translations: inListsOf(values, RESULTS, withoutKey(key)),
  };
}
