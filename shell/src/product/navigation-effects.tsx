import { useLingui } from '@lingui/react/macro';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useShownScreenName, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router-dom';

import { errorTexts, statusIn } from '../errors/error-page';
import { usePinnedRoute } from '../federation/pinned-version/pinned-version';
import { useRegistry } from '../federation/registry/registry-store';
import { useUnread } from '../layouts/unread-count';
import { useTabTitle } from '../layouts/tab-title';

/** Titles of the shell's own pages; those of remotes are in their descriptors. */
export function useOwnTitle(pathname: string): string {
  const { t } = useLingui();
  const { closed = [] } = useRegistry();
  const status = closed.some((path) => matchPath(path, pathname))
    ? 403
    : statusIn(matchPath(routePaths.error, pathname)?.params.status);
  switch (pathname) {
    case routePaths.account:
    case routePaths.clientAccount:
      return t`Mon compte`;
    case routePaths.faq:
      return t`Questions fréquentes`;
    case routePaths.termsOfUse:
      return t`Conditions d’utilisation`;
    case routePaths.privacyPolicy:
      return t`Politique de confidentialité`;
    // It only leads on.
    case routePaths.client:
      return '';
    default:
      return t(errorTexts(status).title);
  }
}

/** True if the addresses of a route are those of single records, which have a name. */
const isOfRecord = (path: string): boolean => path.includes('/:');

/** A new address starts at the top, is named in the tab, and is announced to screen readers; going back keeps its place. */
export function NavigationEffects(): ReactNode {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const localised = useLocalisedText();
  const [announced, setAnnounced] = useState('');
  const seen = useRef(pathname);

  const route = usePinnedRoute();
  const own = useOwnTitle(pathname);
  const title = route ? localised(route.title) : own;

  const name = useShownScreenName();
  useTabTitle((route && isOfRecord(route.path) && name) || title, useUnread());

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
