import { Box } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** What opened a dialog may be gone when the dialog closes: the keyboard then goes on in the area that it stood in. */
export function useFocusAfter(open: boolean): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) area.current?.focus();
    was.current = open;
  }, [open]);
  return area;
}

/** The text of a later step of a dialog. It takes the focus, as the button that led here is gone. */
export function FocusedText({ children }: { children: ReactNode }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Box ref={text} tabIndex={-1} sx={{ outline: 'none', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
