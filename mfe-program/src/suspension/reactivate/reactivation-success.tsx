import { Trans } from '@lingui/react/macro';
import { Button } from '@passerelle/shared/ui';
import { Dialog, SuccessPicture } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { StepText } from '../step-text';
import { WeeksLeft } from '../weeks-left';
import { Resumption } from './resumption';

interface Props {
  isPlanned: boolean;
  weeksLeft: number;
  onClose: () => void;
}

/** What is now true, and how many weeks can still be taken. */
export const ReactivationSuccess = ({ isPlanned, weeksLeft, onClose }: Props): ReactNode => (
  <Dialog
    open
    onClose={onClose}
    picture={<SuccessPicture />}
    title={<Trans>Votre programme est réactivé</Trans>}
    actions={
      <Button variant="contained" onClick={onClose}>
        <Trans>J’ai compris</Trans>
      </Button>
    }
  >
    <StepText>
      <Resumption isPlanned={isPlanned} /> <WeeksLeft weeks={weeksLeft} />
    </StepText>
  </Dialog>
);
