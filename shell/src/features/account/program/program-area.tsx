import { Slot } from '@passerelle/shared/remotes';
import { scrollToElement, useLocation } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

const ID = 'program';

/** Where another remote speaks of the programme and its pauses, under a heading of its own; nothing where none does. */
export function ProgramArea({ onPresence }: { onPresence: (present: boolean) => void }): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const wasPresent = useRef(false);
  const { hash } = useLocation();
  const report = useEffectEvent((present: boolean) => {
    onPresence(present);
    // It comes after the page: an address that leads here could not be followed before.
    if (present && !wasPresent.current && hash === `#${ID}`) scrollToElement(ID);
    wasPresent.current = present;
  });
  useEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const look = (): void => report(current.childElementCount > 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={area} id={ID} sx={{ '&:empty': { display: 'none' }, borderRadius: '18px' }}>
      <Slot name="account.suspension" />
    </Box>
  );
}
