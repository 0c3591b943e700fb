import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Button } from '@passerelle/shared/ui';
import { Dialog, SuccessPicture } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { StepText } from '../step-text';
import { WeeksLeft } from '../weeks-left';
import type { PausePlan } from './pause-plan';

interface Props {
  plan: PausePlan;
  /** How many weeks are left for another pause. */
  remaining: number;
  onClose: () => void;
}

/** Until when it is now suspended, and when the tasks are back: a week before that, which is worth saying twice. */
export function WeeksSuccess({ plan, remaining, onClose }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  const [from, back, end] = [plan.rest.fromDate, plan.backOn, plan.endsOn].map((day) => weekdayDate(day));
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<SuccessPicture />}
      title={<Trans>Votre suspension est enregistrée</Trans>}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>J’ai compris</Trans>
        </Button>
      }
    >
      <StepText>
        <Trans>
          Votre programme sera suspendu du {from} au <b>{end}</b>. Rien n’est perdu.
        </Trans>{' '}
        <Trans>Vos tâches reviennent le {back}, sans rappel pendant cette semaine de reprise.</Trans>{' '}
        <WeeksLeft weeks={remaining} />
      </StepText>
    </Dialog>
  );
}
