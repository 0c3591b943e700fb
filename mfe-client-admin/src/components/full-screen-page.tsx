import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';
import { FullScreenHead } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence of context. */
  intro?: ReactNode;
  /** Where leaving leads. */
  returnTo: string;
  /** Wider than a form, where something stands beside it. */
  width?: number;
  children: ReactNode;
}

/** One thing to do and nothing beside it: the head of a full-screen route, a way out, and a column. */
export function FullScreenPage({ title, intro, returnTo, width = 612, children }: Props): ReactNode {
  return (
    <>
      <FullScreenHead name={<Trans>Espace client</Trans>} returnTo={returnTo} />
      <Box sx={{ maxWidth: width + 32, mx: 'auto', px: '16px', pt: { xs: '28px', md: '44px' }, pb: '96px' }}>
        <Typography component="h1" variant="h1" sx={{ mb: intro ? '8px' : '24px' }}>
          {title}
        </Typography>
        {intro && <Typography sx={{ mb: '24px', maxWidth: '62ch', color: 'text.secondary' }}>{intro}</Typography>}
        {children}
      </Box>
    </>
  );
}
