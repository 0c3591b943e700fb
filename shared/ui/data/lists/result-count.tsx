import type { ReactNode } from 'react';
import { Box, Typography, VisuallyHidden } from '@passerelle/shared/ui';

interface Props {
  children: ReactNode;
  /** The title shows the figure already: it is read out, and not shown twice. */
  isInTitle?: boolean;
}

/** Number of results; announced politely when it changes. */
export function ResultCount({ children, isInTitle = false }: Props): ReactNode {
  if (isInTitle) {
    return (
      <Box sx={{ display: { xs: 'contents', lg: 'block' }, flex: '1 1 auto' }}>
        <VisuallyHidden component="output">{children}</VisuallyHidden>
      </Box>
    );
  }
  return (
    <Typography
      variant="body2"
      component="output"
      sx={{
        display: 'block',
        flex: '1 1 auto',
        minWidth: 90,
        minHeight: 20,
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {children}
    </Typography>
  );
}
