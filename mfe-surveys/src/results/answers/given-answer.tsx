import { Trans } from '@lingui/react/macro';
import { intelligenceOf, limits, offeredAs, type SurveyAnswer, type SurveyQuestion } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  question: SurveyQuestion;
  answers: readonly SurveyAnswer[];
}

/** A rating bears the name of what it rates; an answer that was chosen bears its own. */
const isRated = (question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean =>
  answer !== undefined && answer.label === intelligenceOf(question);

/** The words that were typed, or the labels that were chosen: as they read now, should they have been translated since. */
export function GivenAnswer({ question, answers }: Props): ReactNode {
  const { list } = useFormats();
  const [first] = answers;
  if (!first) return <Trans>Sans réponse</Trans>;
  if (question.type === 'text') return <Box sx={{ whiteSpace: 'pre-wrap' }}>{first.values.join('\n')}</Box>;
  if (isRated(question, first)) {
    const [figure] = first.values;
    const most = limits.intelligenceRatingMax;
    return (
      <Trans>
        {figure} sur {most}
      </Trans>
    );
  }
  const labelNow = (answer: SurveyAnswer): string => offeredAs(question.answers, answer)?.label ?? answer.label;
  return list(answers.map(labelNow));
}
