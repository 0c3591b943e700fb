import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';
import { FullScreenHead } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence of context. */
  intro?: ReactNode;
  /** Path of the screen to show after closing. */
  returnTo: string;
  /** Maximum width in pixels, for content wider than a form. */
  width?: number;
  children: ReactNode;
}

/** Layout of a full-screen route with a single task: header, exit button and one column. */
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
