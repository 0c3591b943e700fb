import { Trans } from '@lingui/react/macro';
import LockRounded from '@mui/icons-material/LockRounded';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Under questions and results: no call gives answers to staff, as `api/src/rights/private-work.test.ts` proves. */
export const OnlyYours = (): ReactNode => (
  <Box sx={{ display: 'flex', gap: '8px', fontSize: '0.84375rem', lineHeight: 1.45, color: 'text.secondary' }}>
    <LockRounded sx={{ flex: 'none', mt: '1px', fontSize: 17, color: 'neutral.ink3' }} />
    <span>
      <Trans>Vos réponses ne sont lues que par vous : les personnes qui vous accompagnent ne les voient pas.</Trans>
    </span>
  </Box>
);
