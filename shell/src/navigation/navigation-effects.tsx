import { useLocalisedText } from '@passerelle/shared/i18n';
import { useLocation, useNavigationType } from '@passerelle/shared/routes';
import { VisuallyHidden } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useRouteHere } from '../federation/here/here';
import { useUnread } from '../notifications/use-unread';
import { useOwnTitle } from './use-own-title';
import { useTabTitle } from './use-tab-title';

/** A new address starts at the top, is named in the tab, and is told to screen readers; going back keeps its place. */
export function NavigationEffects(): ReactNode {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const localised = useLocalisedText();
  const [announced, setAnnounced] = useState('');
  const seen = useRef(pathname);

  const route = useRouteHere();
  const own = useOwnTitle(pathname);
  const title = route ? localised(route.title) : own;

  useTabTitle(title, useUnread());

  // Only a new address is news; a title that changes with the language is not.
  const latest = useRef(title);
  latest.current = title;
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnounced(latest.current);
  }, [pathname, kind]);

  return (
    <output>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </output>
  );
}
