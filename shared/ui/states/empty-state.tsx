import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { MissingPlank } from '../illustrations/missing-plank';

interface Props {
  /** A fact: « Votre carnet est encore vide ». */
  title: ReactNode;
  /** One sentence that helps. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** 1 when it is all that the screen has to say. */
  level?: 1 | 2 | 3;
  picture?: ReactNode;
}

export function EmptyState({ title, children, action, level = 2, picture = <MissingPlank /> }: Props): ReactNode {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: '24px',
        py: '32px',
      }}
    >
      {picture}
      <Typography component={`h${level}`} variant={level === 1 ? 'h1' : 'h3'} sx={{ mt: '14px' }}>
        {title}
      </Typography>
      {children && (
        <Typography
          component="div"
          variant={level === 1 ? 'body1' : 'body2'}
          sx={{ mt: '6px', maxWidth: level === 1 ? '48ch' : '36ch', color: 'text.secondary' }}
        >
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: '16px' }}>{action}</Box>}
    </Box>
  );
}
