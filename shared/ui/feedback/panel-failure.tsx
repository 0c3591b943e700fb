import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FailureSign, RetryButton } from './area-failure';

/** A part of a screen that could not be loaded: « Ce graphique n’a pas pu être chargé. » */
export function PanelFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }): ReactNode {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', my: 'auto', py: '12px' }}
    >
      <FailureSign sx={{ fontSize: 28, color: 'status.warning.text' }} />
      <Typography variant="body2" role="alert" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      <RetryButton variant="neutral" size="small" onClick={onRetry} />
    </Box>
  );
}
