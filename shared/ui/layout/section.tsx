import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

import { Card } from '../surfaces/card';
import Typography from '@mui/material/Typography';

interface Props {
  title: ReactNode;
  level?: 2 | 3;
  /** At the end of the title's line: a link, a switch. */
  action?: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A part of a screen, named by its heading. */
export function Section({ title, level = 2, action, children, sx }: Props): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} {...(sx && { sx })}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', mb: level === 2 ? '16px' : '10px' }}
      >
        <Typography id={id} variant={level === 2 ? 'h2' : 'h3'} sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** One of the things that a long form asks about. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: '18px' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' }}>{children}</Box>
    </Card>
  );
}
