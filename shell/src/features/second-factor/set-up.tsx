import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { send } from '@passerelle/shared/client';
import type { FactorSecret } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, NewTabLink, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { encode } from 'uqr';

import { CodeField, ProofFields } from './code-field';
import { RecoveryCodes } from './recovery-codes';

const QUIET_ZONE = 4;

/** The dark modules of a row as one path: `M x y h length v1 h -length z`. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

/** Dark on white in every look, or cameras do not find it; for who cannot scan it the key stands beside it as text. */
export function QrCode({ text }: { text: string }): ReactNode {
  const { t } = useLingui();
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <Box component="figure" aria-label={t`Code QR à scanner avec votre application`} sx={{ m: 0, width: 200 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ display: 'block', width: 200, height: 200, borderRadius: '10px', forcedColorAdjust: 'none' }}
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={pathOf(data)} fill="#231f2a" />
      </Box>
    </Box>
  );
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface KeyStepProps {
  factor: FactorSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Secret for the authenticator application, to scan or to type, and a code that proves it works. */
export function KeyStep({ factor: { secret, address }, onConfirmed }: KeyStepProps): ReactNode {
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
