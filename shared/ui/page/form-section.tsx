import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { Card } from './card';

/** One of the things that a long form asks about. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: '18px' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: '20px' }}>{children}</Box>
    </Card>
  );
}
