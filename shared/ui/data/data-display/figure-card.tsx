import type { ReactNode } from 'react';

import { Box, Card, Typography } from '@passerelle/shared/ui';

interface Props {
  label: ReactNode;
  value: ReactNode;
  /** « sur 400 » */
  unit?: ReactNode;
  /** Its change: a `StateLabel`. */
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
