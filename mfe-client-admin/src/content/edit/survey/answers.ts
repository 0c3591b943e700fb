import type { ItemFile } from '@passerelle/shared/contract';

import { type Entry, entriesOf, textOf, textsOf } from '../common/draft-values';
import { freeKey, keyFrom } from '../common/item-key';
import { inserted, moved, replaced, without } from '../common/list-moves';
import type { SourceValues } from '../common/source-values';
import { questionList } from './questions';

/** An answer and its entry in each translation. */
interface Aligned {
  answer: Entry;
  texts: Readonly<Record<string, Entry | undefined>>;
}

export const valuesOfAnswer = (answer: Entry | undefined): string[] => textsOf(answer?.['values']);
const nameOf = (answer: Entry | undefined): string => valuesOfAnswer(answer).join('+');

export const answersOf = (question: Entry | undefined): Entry[] => entriesOf(question?.['answers']);

const questionOf = (file: ItemFile | undefined, key: string): Entry | undefined =>
  entriesOf(file?.fields['questions']).find((question) => textOf(question['key']) === key);

/** Answers are known by their values, and among equal ones by their order. */
function entryFor(answers: readonly Entry[], index: number, translated: readonly Entry[]): Entry | undefined {
  const name = nameOf(answers[index]);
  const before = answers.slice(0, index).filter((answer) => nameOf(answer) === name).length;
  return translated.filter((entry) => nameOf(entry) === name)[before];
}

function alignedAnswers({ translations, ...values }: SourceValues, question: number): Aligned[] {
  const source = questionList.entries(values)[question];
  const answers = answersOf(source);
  const key = textOf(source?.['key']);
  const lists = Object.entries(translations).map(
    ([language, file]) => [language, answersOf(questionOf(file, key))] as const,
  );
  return answers.map((answer, index) => ({
    answer,
    texts: Object.fromEntries(lists.map(([language, list]) => [language, entryFor(answers, index, list)])),
  }));
}

const withAnswers = (question: Entry, answers: readonly Entry[]): Entry => {
  const { answers: _before, ...others } = question;
  return answers.length > 0 ? { ...others, answers } : others;
};

function changeAnswers(values: SourceValues, question: number, change: (list: Aligned[]) => Aligned[]): SourceValues {
  const questions = questionList.entries(values);
  const source = questions[question];
  if (!source) return values;
  const changed = change(alignedAnswers(values, question));
  const key = textOf(source['key']);
  const translations = Object.fromEntries(
    Object.entries(values.translations).map(([language, file]) => {
      if (!questionOf(file, key)) return [language, file];
      const answers = changed.flatMap(({ answer, texts }) => {
        const entry = texts[language];
        return entry ? [{ ...entry, values: answer['values'] }] : [];
      });
      const translated = entriesOf(file.fields['questions']).map((entry) =>
        textOf(entry['key']) === key ? withAnswers(entry, answers) : entry,
      );
      return [language, { ...file, fields: { ...file.fields, questions: translated } }];
    }),
  );
  const answers = changed.map(({ answer }) => answer);
  return {
    ...values,
    fields: { ...values.fields, questions: replaced(questions, question, withAnswers(source, answers)) },
    translations,
  };
}

export const addAnswer = (values: SourceValues, question: number, answer: Entry): SourceValues =>
  changeAnswers(values, question, (list) => inserted(list, list.length, { answer, texts: {} }));

export const moveAnswer = (values: SourceValues, question: number, from: number, to: number): SourceValues =>
  changeAnswers(values, question, (list) => moved(list, from, to));

export const removeAnswer = (values: SourceValues, question: number, index: number): SourceValues =>
  changeAnswers(values, question, (list) => without(list, index));

/** Changes the values of an answer; its translations stay with it. */
export const changeAnswerValues = (
  values: SourceValues,
  { question, index }: { question: number; index: number },
  counted: readonly string[],
): SourceValues =>
  changeAnswers(values, question, (list) =>
    list.map((one, place) => (place === index ? { ...one, answer: { ...one.answer, values: counted } } : one)),
  );

const othersNames = (values: SourceValues, question: number, index: number): string[] =>
  without(answersOf(questionList.entries(values)[question]), index).flatMap(valuesOfAnswer);

/** The name of a new answer, until it is made from its label. */
export const freeValue = (question: Entry | undefined): string =>
  freeKey('answer', answersOf(question).flatMap(valuesOfAnswer));

/** Makes the name of a new answer from its label. */
export function nameAnswer(values: SourceValues, place: { question: number; index: number }): SourceValues {
  const { question, index } = place;
  const name = keyFrom(textOf(answersOf(questionList.entries(values)[question])[index]?.['label']));
  return name === ''
    ? values
    : changeAnswerValues(values, place, [freeKey(name, othersNames(values, question, index))]);
}
