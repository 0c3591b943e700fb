import { useLingui } from '@lingui/react/macro';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { useShownScreenName } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';
import { VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router-dom';

import { usePinnedRoute } from '../federation/pinned-version/pinned-version';
import { useUnread } from '../layouts/unread-count';
import { useTabTitle } from '../layouts/tab-title';

/** What the shell's own pages are called; those of remotes are named by their descriptors. */
export function useOwnTitle(pathname: string): string {
  const { t } = useLingui();
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
      return matchPath(routePaths.error, pathname)?.params.status ? t`Erreur` : t`Page introuvable`;
  }
}

/** Whether addresses of a route are those of one thing each, which has a name. */
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
