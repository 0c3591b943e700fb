import { useLingui } from '@lingui/react/macro';
import { matchPath } from '@passerelle/shared/routes';
import { routePaths } from '@passerelle/shared/routes/paths';

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
