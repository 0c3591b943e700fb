import type { QuestionTemplate, ResultTemplate } from '../../../domains/surveys/survey-template';
import { html, type Pair, words } from '../write';

/** What the answer counts for, then its words. */
export type Choice = readonly [value: string, fr: string, en: string];

const offered = (choices: readonly Choice[]) =>
  choices.map(([value, fr, en]) => ({ label: { fr, en }, values: [value] }));

export const yesOrNo = (key: string, label: Pair): QuestionTemplate => ({
  key,
  type: 'boolean',
  label: words(label),
  answers: offered([
    ['true', 'Oui', 'Yes'],
    ['false', 'Non', 'No'],
  ]),
});

export const oneOf = (key: string, label: Pair, ...choices: Choice[]): QuestionTemplate => ({
  key,
  type: 'list',
  label: words(label),
  answers: offered(choices),
});

export const someOf = (key: string, label: Pair, ...choices: Choice[]): QuestionTemplate => ({
  key,
  type: 'multiValue',
  label: words(label),
  answers: offered(choices),
});

export const inWords = (key: string, label: Pair): QuestionTemplate => ({ key, type: 'text', label: words(label) });

export const result = (key: string, title: Pair, text: Pair, jobs?: Pair): ResultTemplate => ({
  key,
  title: words(title),
  description: html(text),
  ...(jobs && { jobs: html(jobs) }),
});
