import { Trans } from '@lingui/react/macro';
import { Slot } from '@passerelle/shared/remotes';
import { Box, Card, SkeletonCard, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const nobody = (
  <Card>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>Les pauses de votre programme ne sont pas disponibles pour le moment.</Trans>
    </Typography>
  </Card>
);

/** Where another remote speaks of the programme and its pauses, under a heading of its own. */
export const ProgramArea = (): ReactNode => (
  <Box id="program" sx={{ borderRadius: '18px' }}>
    <Slot name="account.suspension" fallback={nobody} loading={<SkeletonCard lines={4} />} />
  </Box>
);
