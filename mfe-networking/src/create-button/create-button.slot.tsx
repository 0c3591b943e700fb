import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { routeTo } from '@passerelle/shared/routes';
import { Button, VisuallyHidden } from '@passerelle/shared/ui';
import { PLAN_BUTTON } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/**
 * The button of the page once more, as a small one that floats: it starts a networking action and leads back to the same
 * screen. To avoid covering text it shows only when the page's own button is out of view and the user scrolls back
 * up or reaches the end, where there is room for it.
 */
export function CreateButtonSlot(): ReactNode {
  const { pathname, search } = useLocation();
  const button = useRef<HTMLAnchorElement>(null);
  const isNeeded = useNeeded(button);
  return (
    <Button
      variant="contained"
      ref={button}
      component={RouteLink}
      to={routeTo('networkingActionCreate')}
      state={{ from: `${pathname}${search}` }}
      sx={{
        width: 54,
        height: 54,
        padding: 0,
        borderRadius: '16px',
        boxShadow: 6,
        zIndex: 'fab',
        ...(!isNeeded && { visibility: 'hidden' }),
      }}
    >
      <AddRounded />
      <VisuallyHidden>
        <Trans>Planifier une action</Trans>
      </VisuallyHidden>
    </Button>
  );
}

/** A finger that only rests moves the page less. */
const RESTING_PX = 8;
/** Within this distance of the top the button hides; of the end, it shows. */
const EDGE_PX = 48;

const isInSight = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

function useNeeded(button: { current: Element | null }): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = (): void => {
      const moved = scrollY - last;
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollHeight - clientHeight - scrollY < EDGE_PX;
      const isSuperfluous = scrollY < EDGE_PX || [...document.querySelectorAll(`[${PLAN_BUTTON}]`)].some(isInSight);
      if (!isSuperfluous && !isAtEnd && Math.abs(moved) < RESTING_PX) return;
      last = scrollY;
      // A focused button stays, so that focus is not lost.
      setNeeded(button.current === document.activeElement || (!isSuperfluous && (isAtEnd || moved < 0)));
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [button]);
  return isNeeded;
}
