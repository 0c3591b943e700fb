import Box from '@mui/material/Box';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Status } from '@passerelle/shared/theme';

import { sxOf } from '../style';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** Beside what staff can see: who does. « Visible par Claire Nguyen, votre référente RH. » */
export function VisibleToStaff({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }): ReactNode {
  return (
    <Box
      sx={sxOf({ display: 'flex', gap: '8px', fontSize: '0.84375rem', lineHeight: 1.45, color: 'text.secondary' }, sx)}
    >
      <VisibilityRounded sx={{ flex: 'none', mt: '1px', fontSize: 17, color: 'neutral.ink3' }} />
      <span>{children}</span>
    </Box>
  );
}

interface Props {
  tone: Status;
  /** A fact, in one line. */
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Only for what happens while the person is there; what was there before is read in its turn. */
  role?: 'alert' | 'status';
  sx?: SxProps<Theme>;
}

/** A banner of the page: a fact, a sentence, one thing to do. */
export function Notice({ tone, title, children, action, icon, role, sx }: Props): ReactNode {
  return (
    <Alert severity={tone} icon={icon} role={role ?? 'note'} {...(sx && { sx })}>
      <AlertTitle>{title}</AlertTitle>
      {children && <Box sx={{ mt: '2px' }}>{children}</Box>}
      {action && (
        <Box data-print="no" sx={{ mt: '10px' }}>
          {action}
        </Box>
      )}
    </Alert>
  );
}
