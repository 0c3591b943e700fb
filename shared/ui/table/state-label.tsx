import type { Status } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

/** A state in a table: an icon and a word, and its colour besides. */
export function StateLabel({
  icon,
  tone,
  wraps = false,
  children,
}: {
  icon: ReactNode;
  tone?: Status;
  /** A sentence, which may take several lines. */
  wraps?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        verticalAlign: 'middle',
        whiteSpace: wraps ? 'normal' : 'nowrap',
        fontWeight: 560,
        color: tone ? `status.${tone}.text` : 'text.secondary',
        '& svg': { fontSize: 17 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
