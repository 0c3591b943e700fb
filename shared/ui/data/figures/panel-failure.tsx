import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import type { ReactNode } from 'react';
import { Box, RetryButton, Typography } from '@passerelle/shared/ui';

/** A chart that could not be loaded, within its panel: « Ce graphique n’a pas pu être chargé. Les autres chiffres sont à jour. » */
export function PanelFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }): ReactNode {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', my: 'auto', py: '12px' }}
    >
      <CloudOffRounded sx={{ fontSize: 28, color: 'status.warning.text' }} />
      <Typography variant="body2" role="alert" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      <RetryButton variant="neutral" size="small" onClick={onRetry} />
    </Box>
  );
}
