import { useLingui } from '@lingui/react/macro';

import { useFormats } from '@passerelle/shared/i18n';
import type { SubmitFailure } from './failure';

/** The words for a submit that failed as a whole. */
export function useFailureText(): (failure: SubmitFailure) => string {
  const { t } = useLingui();
  const { time } = useFormats();
  return (failure) => {
    if (typeof failure === 'object') {
      if ('text' in failure) return failure.text;
      const hour = time(failure.retryAt);
      return t`Trop de tentatives. Réessayez à partir de ${hour}.`;
    }
    switch (failure) {
      case 'signed-out':
        return t`Votre session a expiré : rien n’a été envoyé. Connectez-vous, puis recommencez : ce que vous avez saisi est toujours là.`;
      case 'offline':
        return t`La connexion est coupée. Vérifiez-la, puis réessayez : ce que vous avez saisi est toujours là.`;
      case 'unavailable':
        return t`Passerelle est momentanément indisponible. Réessayez dans quelques instants : ce que vous avez saisi est toujours là.`;
      case 'unexpected':
        return t`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`;
    }
  };
}
