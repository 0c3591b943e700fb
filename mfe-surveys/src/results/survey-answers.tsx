import { Trans } from '@lingui/react/macro';
import type { Locale, QuestionType, SubTask, SurveyAnswer, SurveyQuestion } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { intelligenceOf, offeredAs } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, ContentText } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ResultsFrame } from './results-frame';

interface GivenAnswerProps {
  language: Locale;
  question: SurveyQuestion;
  answers: readonly SurveyAnswer[];
}

/** True for a rating, labelled with the rated intelligence; a chosen answer has its own label. */
const isRated = (question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean =>
  answer !== undefined && answer.label === intelligenceOf(question);

function GivenAnswer({ language, question, answers }: GivenAnswerProps): ReactNode {
  const [first] = answers;
  if (!first) return <Trans>Sans réponse</Trans>;
  if (isRated(question, first)) {
    const [figure] = first.values;
    const most = limits.intelligenceRatingMax;
    return (
      <Trans>
        {figure} sur {most}
      </Trans>
    );
  }
  const TypedAnswer = typedAnswers[question.type];
  return <TypedAnswer language={language} question={question} answers={answers} />;
}

/** The current labels of the chosen answers, which may have been translated since. */
function ChosenAnswers({ language, question, answers }: GivenAnswerProps): ReactNode {
  const { list } = useFormats();
  const labels = answers.map((answer) => offeredAs(question.answers, answer)?.label ?? answer.label);
  // The words of a yes or no without answers of its own are the page's.
  return <ContentText language={question.answers.length > 0 ? language : null}>{list(labels)}</ContentText>;
}

const typedAnswers: Record<QuestionType, (props: GivenAnswerProps) => ReactNode> = {
  boolean: ChosenAnswers,
  list: ChosenAnswers,
  multiValue: ChosenAnswers,
  text: ({ answers }) => (
    <Box sx={{ whiteSpace: 'pre-wrap' }}>{answers.flatMap(({ values }) => values).join('\n')}</Box>
  ),
};

/** Each question with its answer. */
export const AnswerList = ({ step: { surveys, userSubTask } }: { step: SubTask }): ReactNode => (
  <DescriptionList nameWidth={260}>
    {surveys
      .flatMap(({ questions, contentLanguage }) =>
        questions.map((question) => ({ question, language: contentLanguage })),
      )
      .map(({ question, language }) => (
        <Described key={question.id} name={<ContentText language={language}>{question.label}</ContentText>}>
          <GivenAnswer
            language={language}
            question={question}
            answers={userSubTask.surveyResponses?.[question.id] ?? []}
          />
        </Described>
      ))}
  </DescriptionList>
);

/** The answers and their date. */
export function SurveyAnswers({ step }: { step: SubTask }): ReactNode {
  const { weekdayDate } = useFormats();
  const { updatedAt } = step.userSubTask;
  const day = updatedAt && weekdayDate(updatedAt, 'local');
  return (
    <ResultsFrame step={step} title={day ? <Trans>Vos réponses du {day}</Trans> : <Trans>Vos réponses</Trans>}>
      <AnswerList step={step} />
    </ResultsFrame>
  );
}
