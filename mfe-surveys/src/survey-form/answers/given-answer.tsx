import { Trans } from '@lingui/react/macro';
import type { SurveyAnswer, SurveyQuestion } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  question: SurveyQuestion;
  answers: readonly SurveyAnswer[];
}

/** The words that were typed, or the labels that were chosen: as they read now, should they have been translated since. */
export function GivenAnswer({ question, answers }: Props): ReactNode {
  const { list } = useFormats();
  if (answers.length === 0) return <Trans>Sans réponse</Trans>;
  if (question.type === 'text') return <Box sx={{ whiteSpace: 'pre-wrap' }}>{answers[0]?.values.join('\n')}</Box>;
  const labelNow = ({ label, values }: SurveyAnswer): string =>
    question.answers.find((offered) => String(offered.values) === String(values))?.label ?? label;
  return list(answers.map(labelNow));
}
