import { Slot } from '@passerelle/shared/remotes';
import { Box } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** Where another remote speaks of the programme and its pauses, under a heading of its own; nothing where none does. */
export function ProgramArea({ onPresence }: { onPresence: (present: boolean) => void }): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const tell = (): void => onPresence(current.childElementCount > 0);
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, [onPresence]);
  return (
    <Box ref={area} id="program" sx={{ '&:empty': { display: 'none' } }}>
      <Slot name="account.suspension" />
    </Box>
  );
}
