import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button, FailureText, RetryButton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { EnvMissing, FRONT_VERSION } from '../boot/env';
import { withoutPersonalData } from './logs/mask';

/** What somebody who is asked « what happened? » can pass on without passing on who they are. */
function detailsOf(error: Error): string {
  const { message, stack = '' } = error;
  const where = `Passerelle ${FRONT_VERSION} · ${withoutPersonalData(location.pathname)} · ${now().toISOString()}`;
  // Chromium's stack begins with the message, the others' do not.
  const trace = stack.includes(message) ? stack : `${message}\n${stack}`;
  return `${where}\n${withoutPersonalData(trace)}\n${navigator.userAgent}`;
}

/** `open`: what went wrong is all that there is to read. */
export function CrashDetails({ error, open = false }: { error: Error; open?: boolean }): ReactNode {
  const [details] = useState(() => detailsOf(error));
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLPreElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details);
      setCopied(true);
    } catch {
      // Without https, or refused: it is ready for the keyboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <Box component="details" open={open} sx={{ mt: 4, typography: 'body2', color: 'text.secondary' }}>
      <Box component="summary" sx={{ py: '12px', cursor: 'pointer' }}>
        <Trans>Détails</Trans>
      </Box>
      <Box
        component="pre"
        ref={text}
        tabIndex={0}
        sx={{ maxHeight: 260, m: 0, mb: 2, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {details}
      </Box>
      <Button variant="neutral" onClick={() => void copy()}>
        <Trans>Copier les détails</Trans>
      </Button>
      <Box component="output" sx={{ marginInlineStart: '12px' }}>
        {isCopied && <Trans>Détails copiés</Trans>}
      </Box>
    </Box>
  );
}

interface Props {
  error: Error;
  onRetry: () => void;
  /** Whether a layout stands around it, with the `main` of the page. */
  inside?: boolean;
}

/** The generic sentence of the product, what can be done, and the details for who is asked for them. */
export function CrashPage({ error, onRetry, inside = false }: Props): ReactNode {
  return (
    <Box
      {...(!inside && { component: 'main', id: 'main', tabIndex: -1 })}
      sx={{ maxWidth: 640, marginInline: 'auto', px: inside ? 0 : 2, py: inside ? 2 : 8, outline: 'none' }}
    >
      <div role="alert">
        <Typography variant="h1" sx={{ mb: 2 }}>
          <Trans>Une erreur est survenue</Trans>
        </Typography>
        <Typography sx={{ mb: 3 }}>
          <FailureText error={null} />
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <RetryButton variant="contained" onClick={onRetry} />
        {/* Another document: nothing of what broke comes along. */}
        <Button component="a" href={routePaths.home} variant="neutral">
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      </Box>
      <CrashDetails error={error} open={error instanceof EnvMissing} />
    </Box>
  );
}
