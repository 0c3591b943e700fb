import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { answeredCount, openQuestions, type SubTask } from '@passerelle/shared/contract';
import { useFocusField } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { fieldOf } from '../questions/field-of';
import { questionsOf } from '../questions/questions-of';
import { useGivenAnswers } from './use-given-answers';

const foot = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  py: '10px',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  typography: 'body2',
} as const;

/** Of a questionnaire that does not fit on a screen: how far one is, at the foot, and a way to what is still open. */
export function LongProgress({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const focusField = useFocusField();
  const questions = questionsOf(step);
  const given = useGivenAnswers(step);
  const answered = answeredCount(questions, given);
  const total = questions.length;
  const [next] = openQuestions(questions, given);
  return (
    <Box data-print="no" sx={foot}>
      <Box sx={{ flex: '1 1 180px', maxWidth: 340 }}>
        <Box sx={{ mb: '6px' }}>
          <Plural value={answered} one={`# réponse sur ${total}`} other={`# réponses sur ${total}`} />
        </Box>
        <Progress share={answered / total} label={t`Réponses données`} />
      </Box>
      {next && (
        <Button variant="text" size="small" onClick={() => focusField(fieldOf(next))}>
          {answered === 0 ? (
            <Trans>Aller à la première question</Trans>
          ) : (
            <Trans>Aller à la prochaine sans réponse</Trans>
          )}
        </Button>
      )}
    </Box>
  );
}
