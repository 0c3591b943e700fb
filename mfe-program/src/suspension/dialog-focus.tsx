import { Box } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Focuses the area when a dialog closes and the button that opened it is no longer on the page. */
export function useFocusAfter(open: boolean): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) area.current?.focus();
    was.current = open;
  }, [open]);
  return area;
}

/** The text of a later step of a dialog. It takes the focus because the pressed button is gone. */
export function FocusedText({ children }: { children: ReactNode }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Box ref={text} tabIndex={-1} sx={{ outline: 'none', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
