import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  component?: ElementType;
  id?: string;
}

/** For readers only. */
export function VisuallyHidden({ component = 'span', ...rest }: Props): ReactNode {
  return (
    <Box
      component={component}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
      {...rest}
    />
  );
}
