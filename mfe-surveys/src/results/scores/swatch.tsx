import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** A colour and its word. */
export const Swatch = ({ name, fill }: { name: string; fill: string }): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '7px' }}>
    <svg width="12" height="12" aria-hidden>
      <rect width="12" height="12" rx="3" fill={fill} />
    </svg>
    {name}
  </Box>
);
