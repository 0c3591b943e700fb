import { ApiError } from '@passerelle/shared/client';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';

/** Reason for which a submit failed as a whole, without an error of a field. */
export type SubmitFailure =
  { text: string } | { retryAt: number } | 'signed-out' | 'offline' | 'unavailable' | 'unexpected';

/** A refusal that the server explains is shown in its words; what broke is not the person's business. */
export function reasonOf(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return 'unexpected';
  if (error.reach === 'silent') return 'offline';
  if (error.reach === 'unavailable') return 'unavailable';
  if (error.status === 401) return 'signed-out';
  if (error.status === 429 && error.retryAt) return { retryAt: error.retryAt };
  return error.status < 500 && error.message ? { text: error.message } : 'unexpected';
}

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
