import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { questionTypes } from '@passerelle/shared/contract/enums/tasks';

import { type Entry, entriesOf, oneOf, textOf } from '../common/draft-values';
import { hasKey, keyedList, withoutKey } from '../common/keyed-list';
import { replaced } from '../common/list-moves';
import { inListsOf, type SourceValues } from '../common/source-values';
import { scoringOf, surveyTypeOf } from './survey-types';

export const questionList = keyedList('questions', 'label');

export const questionTypeOf = (question: Entry | undefined): QuestionType =>
  oneOf(questionTypes, question?.['type']) ?? 'list';

/** Answers that a question has from the start because of the type of its survey. */
function firstAnswers(type: SurveySubType): Entry {
  if (type === 'colors') return { answers: scoringOf(type)?.values.map((value) => ({ values: [value] })) };
  return type === 'intelligence' ? { answers: [{ values: scoringOf(type)?.values.slice(0, 1) }] } : {};
}

/** Adds a question at the end, under a common name until it has a label. */
export const addQuestion = (values: SourceValues, type: QuestionType): SourceValues =>
  questionList.add(values, 'question', { type, ...firstAnswers(surveyTypeOf(values.fields['type'])) });

const hasChoices = (type: QuestionType): boolean => type === 'list' || type === 'multiValue';

/** True if changing the question to this type would remove answers with texts. */
export const losesAnswers = (question: Entry, type: QuestionType): boolean =>
  !hasChoices(type) && entriesOf(question['answers']).some(({ label }) => textOf(label) !== '');

const withoutAnswers = ({ answers: _answers, ...others }: Entry): Entry => others;

/** Changes the type. Answers stay between the two kinds of lists, and `tells` with a yes or no. */
export function changeQuestionType(values: SourceValues, index: number, type: QuestionType): SourceValues {
  const questions = questionList.entries(values);
  const { tells, ...question } = questions[index] ?? {};
  const keepsAnswers = hasChoices(type) && hasChoices(questionTypeOf(question));
  const changed = { ...(keepsAnswers ? question : withoutAnswers(question)), type };
  const told = type === 'boolean' && tells !== undefined ? { tells } : {};
  const isTranslated = hasKey(textOf(question['key']));
  return {
    ...questionList.put(values, replaced(questions, index, { ...changed, ...told })),
    translations: keepsAnswers
      ? values.translations
      : inListsOf(values, questionList.name, (entries) =>
          entries.map((entry) => (isTranslated(entry) ? withoutAnswers(entry) : entry)),
        ),
  };
}

/** Results that a type does not have are left out, and questions whose answers are counted are lists. */
export function changeSurveyType(values: SourceValues, type: SurveySubType): SourceValues {
  const scoring = scoringOf(type);
  const questions = questionList.entries(values);
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
const resultsOf = ({ fields }: Pick<SourceValues, 'fields'>): Entry[] => entriesOf(fields[RESULTS]);

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
