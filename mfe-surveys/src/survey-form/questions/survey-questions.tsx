import type { Survey, SurveySubType } from '@passerelle/shared/contract';
import { Box, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { clearOfFoot } from '../progress/clear-of-foot';
import { QuestionField } from './question-field';

interface Props {
  kind: SurveySubType | null;
  survey: Survey;
  /** Whether its title stands here, because nothing above bears it. */
  isNamed: boolean;
}

export function SurveyQuestions({ kind, survey: { title, description, questions }, isNamed }: Props): ReactNode {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: kind === 'intelligence' ? '28px' : '20px',
        ...clearOfFoot,
      }}
    >
      {(isNamed || description) && (
        <div>
          {isNamed && (
            <Typography component="h4" variant="h4" sx={{ mb: '4px' }}>
              {title}
            </Typography>
          )}
          {description && <RichText html={description} sx={{ color: 'text.secondary' }} />}
        </div>
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} kind={kind} question={question} />
      ))}
    </Box>
  );
}
