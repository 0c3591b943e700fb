import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { Fab } from '@passerelle/shared/ui/mui/extras';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * A floating button that starts a networking action and then leads back to the same screen. While the page is scrolled
 * only its icon stays, so that it hides less of what is read; its name does not change.
 */
export function CreateButtonSlot(): ReactNode {
  const { pathname, search } = useLocation();
  const isSmall = useScrolled();
  const label = <Trans>Planifier une action</Trans>;
  return (
    <Fab
      component={RouteLink}
      to={routeTo('networkingActionCreate')}
      state={{ from: `${pathname}${search}` }}
      {...(isSmall && { sx: { width: 54, paddingInline: 0, gap: 0 } })}
    >
      <AddRounded />
      {isSmall ? <VisuallyHidden>{label}</VisuallyHidden> : <Box component="span">{label}</Box>}
    </Fab>
  );
}

/** Far enough that somebody reads on; a finger that only rests moves the page less. */
const SCROLLED_PX = 48;

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(() => scrollY > SCROLLED_PX);
  useEffect(() => {
    const look = (): void => setScrolled(scrollY > SCROLLED_PX);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
