import { Trans } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { send } from '@passerelle/shared/client';
import type { FactorProof } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Typography, useToast } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { ProofFields } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

export type FactorChange = 'set-up' | 'replace' | 'recovery-codes' | 'turn-off';

interface Props {
  change: FactorChange;
  onClose: () => void;
}

const titles: Record<FactorChange, () => ReactNode> = {
  'set-up': () => <Trans>Mettre en place la double authentification</Trans>,
  replace: () => <Trans>Changer d’application d’authentification</Trans>,
  'recovery-codes': () => <Trans>Obtenir de nouveaux codes de secours</Trans>,
  'turn-off': () => <Trans>Désactiver la double authentification</Trans>,
};

interface ProofProps {
  isTurningOff: boolean;
  onProven: (body: FactorProof) => Promise<void>;
}

function Proof({ isTurningOff, onProven }: ProofProps): ReactNode {
  return (
    <Form schema="factorProof" intro={false} onSubmit={onProven}>
      <Stack spacing="18px">
        <Typography>
          {isTurningOff ? (
            <Trans>Votre mot de passe suffira de nouveau pour entrer. Vos codes de secours ne serviront plus.</Trans>
          ) : (
            <Trans>Ceux que vous avez ne serviront plus.</Trans>
          )}
        </Typography>
        <ProofFields asksForCode />
        <SubmitButton danger={isTurningOff}>
          {isTurningOff ? <Trans>Désactiver</Trans> : <Trans>Obtenir de nouveaux codes</Trans>}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** Every change of the second factor, each after a proof that it is the person. */
export function SecondFactorDialog({ change, onClose }: Props): ReactNode {
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const prove = async (body: FactorProof): Promise<void> => {
    if (change === 'turn-off') {
      await send('POST /me/secondFactor/removal', { body });
      onClose();
      toast(<Trans>La double authentification est désactivée.</Trans>);
    } else {
      setCodes((await send('POST /me/secondFactor/recoveryCodes', { body })).recoveryCodes);
    }
  };
  const isSetUp = change === 'set-up' || change === 'replace';
  return (
    <Dialog open size="medium" onClose={onClose} title={titles[change]()}>
      {isSetUp && <SetUp replaces={change === 'replace'} onDone={onClose} />}
      {!isSetUp && codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      {!isSetUp && !codes && <Proof isTurningOff={change === 'turn-off'} onProven={prove} />}
    </Dialog>
  );
}
