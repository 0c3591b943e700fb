import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { openQuestions } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { useFocusField, useFormField } from '@passerelle/shared/forms';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useGivenAnswers } from './questions/progress';
import { ANSWERS, fieldOf, neededOf, questionsOf } from './questions/step-questions';

/** Where some answers are enough: how many there are, what is missing of them, and the way to a question that is open. */
export function AnswersNeeded({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const field = useFormField({ name: ANSWERS, label: t`Vos réponses` }, 'choice');
  const focusField = useFocusField();
  const given = useGivenAnswers(step);
  const questions = questionsOf(step);
  const open = openQuestions(questions, given);
  const [answered, needed] = [questions.length - open.length, neededOf(step)];
  const [next] = open;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Plural
          value={answered}
          one={`# réponse sur ${needed} au moins.`}
          other={`# réponses sur ${needed} au moins.`}
        />
      </Box>
      {answered < needed && next && (
        <Button
          id={field.id}
          variant="text"
          size="small"
          aria-describedby={field.fault ? field.faultId : undefined}
          onClick={() => focusField(fieldOf(next))}
        >
          {answered === 0 ? (
            <Trans>Aller à la première question</Trans>
          ) : (
            <Trans>Aller à la prochaine sans réponse</Trans>
          )}
        </Button>
      )}
      <Box sx={{ flexBasis: '100%' }}>
        <FieldFault id={field.faultId} fault={field.fault} />
      </Box>
    </Box>
  );
}
