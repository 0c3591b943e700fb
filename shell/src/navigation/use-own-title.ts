import { useLingui } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';

/** What the shell's own pages are called; those of remotes are named by their descriptors. */
export function useOwnTitle(pathname: string): string {
  const { t } = useLingui();
  switch (pathname) {
    case routePaths.faq:
      return t`Questions fréquentes`;
    case routePaths.termsOfUse:
      return t`Conditions d’utilisation`;
    case routePaths.privacyPolicy:
      return t`Politique de confidentialité`;
    default:
      return '';
  }
}
