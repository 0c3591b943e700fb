import { Box } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The text of a later step of a dialog. It takes the focus, as the button that led here is gone. */
export function StepText({ children }: { children: ReactNode }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Box ref={text} tabIndex={-1} sx={{ outline: 'none', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
