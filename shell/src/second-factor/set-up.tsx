import { Trans } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import type { FactorSecret } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Stack, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { KeyStep } from './key-step';
import { ProofFields } from './proof-fields';
import { RecoveryCodes } from './recovery-codes';

interface Props {
  /** There is a factor already, which the new one replaces. */
  replaces: boolean;
  /** It is on; the codes are still shown. */
  onConfirmed?: () => void;
  onDone: () => void;
}

/** Password, key, recovery codes: one after the other. Nothing changes before the code of the second step. */
export function SetUp({ replaces, onConfirmed, onDone }: Props): ReactNode {
  const [factor, setFactor] = useState<FactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (factor) {
    const confirm = (recoveryCodes: string[]): void => {
      setCodes(recoveryCodes);
      onConfirmed?.();
    };
    return <KeyStep factor={factor} onConfirmed={confirm} />;
  }
  return (
    <Form
      schema="factorSetUp"
      intro={false}
      onSubmit={async (body) => setFactor(await send('POST /me/secondFactor', { body }))}
    >
      <Stack spacing="18px">
        <Typography>
          <Trans>
            Il vous faut une application d’authentification sur votre téléphone, par exemple FreeOTP, Aegis, Google
            Authenticator ou Microsoft Authenticator.
          </Trans>
        </Typography>
        <ProofFields asksForCode={replaces} />
        <SubmitButton>
          <Trans>Continuer</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}
