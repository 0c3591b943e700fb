import { Trans } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import type { FactorSecret } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, NewTabLink, Stack, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { CodeField } from './code-field';
import { QrCode } from './qr-code';

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface Props {
  factor: FactorSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** What the application has to know, to scan or to type, and a code that shows that it does. */
export function KeyStep({ factor: { secret, address }, onConfirmed }: Props): ReactNode {
  return (
    <Form
      schema="factorCode"
      intro={false}
      onSubmit={async (body) => onConfirmed((await send('POST /me/secondFactor/confirmation', { body })).recoveryCodes)}
    >
      <Stack spacing="18px">
        <Typography>
          <Trans>Scannez ce code avec votre application d’authentification, ou saisissez-y la clé.</Trans>
        </Typography>
        <QrCode text={address} />
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Clé à saisir</Trans>
          </Typography>
          <Typography dir="ltr" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {inGroups(secret)}
          </Typography>
        </Box>
        <NewTabLink href={address} sx={{ py: '8px', alignSelf: 'flex-start', display: { lg: 'none' } }}>
          <Trans>Ouvrir dans l’application de ce téléphone</Trans>
        </NewTabLink>
        <CodeField takesRecoveryCode={false} takesFocus />
        <SubmitButton>
          <Trans>Activer</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}
