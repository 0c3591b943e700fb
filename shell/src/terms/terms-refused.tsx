import { Trans } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** What refusing means, and the way back from it. */
export function TermsRefused({ onChange }: { onChange: () => void }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack spacing={3}>
      <Typography ref={message} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        <Trans>Sans votre accord, nous ne pouvons pas vous ouvrir l’accès à votre compte.</Trans>
      </Typography>
      <Button variant="contained" onClick={onChange}>
        <Trans>Modifier mon choix</Trans>
      </Button>
    </Stack>
  );
}
