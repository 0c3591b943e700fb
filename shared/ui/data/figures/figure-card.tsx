import type { ReactNode } from 'react';

import { Box, Card, FailureSign, RetryButton, Typography } from '@passerelle/shared/ui';

/** A chart that could not be loaded, within its panel: « Ce graphique n’a pas pu être chargé. Les autres chiffres sont à jour. » */
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

interface Props {
  label: ReactNode;
  value: ReactNode;
  /** « sur 400 » */
  unit?: ReactNode;
  /** How it moved: a `StateWord`. */
  trend?: ReactNode;
}

/** One figure that answers one question. */
export function FigureCard({ label, value, unit, trend }: Props): ReactNode {
  return (
    <Card sx={{ padding: { xs: '14px 16px', md: '20px 22px' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="figure" sx={{ mt: '8px', mb: '6px' }}>
        {value}{' '}
        {unit && (
          <Box
            component="small"
            sx={{
              display: { xs: 'block', md: 'inline' },
              typography: 'body1',
              fontSize: { xs: '0.84375rem', md: '1.0625rem' },
              fontWeight: 500,
              color: 'text.secondary',
            }}
          >
            {unit}
          </Box>
        )}
      </Typography>
      {trend}
    </Card>
  );
}
