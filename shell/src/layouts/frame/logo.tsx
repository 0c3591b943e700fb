import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { PasserelleMark } from '@passerelle/shared/ui';

interface Props {
  /** The organisation's own, when it supplied one. */
  url?: string | undefined;
  /** What readers hear instead of the organisation's picture, where no link around it says so already. */
  name?: string;
}

export function Logo({ url, name = '' }: Props): ReactNode {
  if (url) {
    return (
      <Box
        component="img"
        src={url}
        alt={name}
        sx={{ height: { xs: 30, xl: 34 }, maxWidth: 179, objectFit: 'contain' }}
      />
    );
  }
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: '8px', xl: '10px' },
        color: 'text.primary',
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontWeight: 680,
        fontSize: { xs: '1.125rem', xl: '1.3125rem' },
        lineHeight: 1,
        letterSpacing: '-0.02em',
        '& svg': { width: { xs: 30, xl: 34 }, height: { xs: 30, xl: 34 } },
      }}
    >
      <PasserelleMark />
      Passerelle
    </Box>
  );
}
