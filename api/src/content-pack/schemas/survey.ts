import { type Static, Type } from 'typebox';
import { questionListeners, questionTypes, surveySubTypes } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
import { closed, Key, PackQuestion, PackText, PackTitle, quoted, some, whole } from './fields';

const Values = some(Type.String({ minLength: 1, maxLength: 64, expects: quoted }));

const Answers = Type.Optional(some(Type.Object({ values: Values, label: PackQuestion }, closed)));
const Result = Type.Object(
  { key: Key, title: PackTitle, description: Type.Optional(PackText), jobs: Type.Optional(PackText) },
  closed,
);
const Results = Type.Optional(some(Result));

/** Translations may be incomplete. */
const AnswerTexts = Type.Optional(some(Type.Object({ values: Values, label: Type.Optional(PackQuestion) }, closed)));
const ResultTexts = Type.Optional(some(Type.Object({ ...Result.properties, title: Type.Optional(PackTitle) }, closed)));

/** `surveys/<key>.yaml` */
export const SurveyFile = Type.Object(
  {
    type: Type.Enum(surveySubTypes),
    title: PackTitle,
    description: Type.Optional(PackText),
    requiredCount: Type.Optional(whole(1, limits.surveyAnswers)),
    questions: some(
      Type.Object(
        {
          key: Key,
          type: Type.Enum(questionTypes),
          label: PackQuestion,
          tells: Type.Optional(Type.Enum(questionListeners)),
          answers: Answers,
        },
        closed,
      ),
    ),
    results: Results,
  },
  closed,
);
export type SurveyFile = Static<typeof SurveyFile>;

export const SurveyTexts = Type.Object(
  {
    title: Type.Optional(PackTitle),
    description: Type.Optional(PackText),
    questions: Type.Optional(
      some(Type.Object({ key: Key, label: Type.Optional(PackQuestion), answers: AnswerTexts }, closed)),
    ),
    results: ResultTexts,
  },
  closed,
);
