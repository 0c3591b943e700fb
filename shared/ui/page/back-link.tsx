import Box from '@mui/material/Box';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { RouteLink } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

export interface Back {
  to: string;
  label: ReactNode;
}

export function BackLink({ to, label }: Back): ReactNode {
  return (
    <Box
      component={RouteLink}
      to={to}
      data-print="no"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: 44,
        marginBlock: '-6px 6px',
        fontSize: '0.90625rem',
        fontWeight: 500,
        color: 'text.secondary',
        textDecoration: 'none',
        '&:hover': { color: 'text.primary', textDecoration: 'underline' },
      }}
    >
      <ArrowBackRounded className="flip" sx={{ fontSize: 20 }} />
      {label}
    </Box>
  );
}
