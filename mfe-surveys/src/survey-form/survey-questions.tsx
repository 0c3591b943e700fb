import type { Survey } from '@passerelle/shared/contract';
import { Box, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { QuestionField } from './question-field';

interface Props {
  survey: Survey;
  /** Whether its title stands here, because nothing above bears it. */
  isNamed: boolean;
}

export function SurveyQuestions({ survey: { title, description, questions }, isNamed }: Props): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '20px' }}>
      {isNamed && (
        <Typography component="h4" variant="h4">
          {title}
        </Typography>
      )}
      {description && <RichText html={description} sx={{ color: 'text.secondary' }} />}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </Box>
  );
}
