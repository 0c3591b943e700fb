import type { SourceValues } from '../common/source-values';
import { addAnswer, changeAnswerValues, moveAnswer, nameAnswer, removeAnswer } from './answers';
import { addQuestion, addResult, changeQuestionType, changeSurveyType, questionList, removeResult } from './questions';

const pace = {
  key: 'pace',
  type: 'list',
  label: 'Votre rythme',
  answers: [
    { values: ['t'], label: 'Lent' },
    { values: ['t'], label: 'Vif' },
    { values: ['r'], label: 'Variable' },
  ],
};
const words = { key: 'words', type: 'text', label: 'En un mot' };
const values: SourceValues = {
  fields: { type: 'basic', questions: [pace, words] },
  translations: {
    en: {
      fields: {
        questions: [
          {
            key: 'pace',
            label: 'Your pace',
            answers: [
              { values: ['t'], label: 'Slow' },
              { values: ['r'], label: 'It varies' },
              { values: ['t'], label: 'Brisk' },
            ],
          },
          { key: 'words', label: 'In a word' },
        ],
      },
    },
  },
};
const questions = ({ fields }: SourceValues) => fields['questions'];
const english = ({ translations }: SourceValues) => translations.en?.fields['questions'] as Record<string, unknown>[];

describe('the questions of a survey', () => {
  it('are added with the answers that their survey counts', () => {
    const colours = addQuestion({ ...values, fields: { type: 'colors', questions: [] } }, 'list');
    expect(questions(colours)).toEqual([
      {
        key: 'question',
        type: 'list',
        answers: [{ values: ['red'] }, { values: ['green'] }, { values: ['blue'] }, { values: ['yellow'] }],
      },
    ]);
    expect(questions(addQuestion(values, 'boolean'))).toEqual([pace, words, { key: 'question', type: 'boolean' }]);
  });

  it('are named, moved, copied and removed with their translations', () => {
    expect(questions(questionList.nameByTitle(values, 1))).toEqual([pace, { ...words, key: 'en-un-mot' }]);
    expect(english(questionList.nameByTitle(values, 1))[1]).toEqual({ key: 'en-un-mot', label: 'In a word' });
    expect(questions(questionList.move(values, 1, 0))).toEqual([words, pace]);
    expect(english(questionList.duplicate(values, 1)).at(-1)).toEqual({ key: 'words-2', label: 'In a word' });
    expect(english(questionList.remove(values, 0))).toEqual([{ key: 'words', label: 'In a word' }]);
  });

  it('lose the answers that another type does not have', () => {
    expect(questions(changeQuestionType(values, 0, 'multiValue'))).toEqual([{ ...pace, type: 'multiValue' }, words]);
    const text = changeQuestionType(values, 0, 'text');
    expect(questions(text)).toEqual([{ key: 'pace', type: 'text', label: 'Votre rythme' }, words]);
    expect(english(text)[0]).toEqual({ key: 'pace', label: 'Your pace' });
  });

  it('become lists where the survey counts answers, and keep the results that it has', () => {
    const scored = addResult(addResult(values, { key: 't', title: 'T' }), { key: 'red', title: 'Rouge' });
    const colours = changeSurveyType(scored, 'colors');
    expect(colours.fields).toMatchObject({ type: 'colors', results: [{ key: 'red', title: 'Rouge' }] });
    expect(questions(colours)).toEqual([pace, { ...words, type: 'list' }]);
    expect(changeSurveyType(scored, 'validation').fields).not.toHaveProperty('results');
    expect(removeResult(scored, 't').fields['results']).toEqual([{ key: 'red', title: 'Rouge' }]);
  });
});

describe('the answers of a question', () => {
  const answers = (after: SourceValues) => english(after)[0]?.['answers'];

  it('keep their translations among answers of the same value', () => {
    expect(answers(removeAnswer(values, 0, 0))).toEqual([
      { values: ['t'], label: 'Brisk' },
      { values: ['r'], label: 'It varies' },
    ]);
    expect(answers(moveAnswer(values, 0, 1, 0))).toEqual([
      { values: ['t'], label: 'Brisk' },
      { values: ['t'], label: 'Slow' },
      { values: ['r'], label: 'It varies' },
    ]);
    expect(answers(changeAnswerValues(values, { question: 0, index: 1 }, ['a']))).toContainEqual({
      values: ['a'],
      label: 'Brisk',
    });
  });

  it('are named by their label', () => {
    const added = addAnswer(values, 1, { values: ['answer'], label: 'Plutôt vif' });
    expect(questions(nameAnswer(added, { question: 1, index: 0 }))).toEqual([
      pace,
      { ...words, answers: [{ values: ['plutot-vif'], label: 'Plutôt vif' }] },
    ]);
  });
});
