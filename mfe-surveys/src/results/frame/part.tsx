import { Box, Typography } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of results, one step below their title. */
export function Part({ title, action, children }: Props): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: '12px' }}>
        <Typography id={id} component="h5" variant="h4" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
