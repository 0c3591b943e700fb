import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** A failed call says how far it got, and from when it would be taken; this room knows no client, so it only looks. */
const look = (
  error: unknown,
): { reach?: unknown; status?: unknown; code?: unknown; retryAt?: unknown; message?: unknown } =>
  typeof error === 'object' && error ? error : {};

/** The default message of the specification. */
const DefaultFailure = (): ReactNode => (
  <Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>
);

/** Failure message for a toast or an alert: an unreachable server reads differently from an error. */
export function FailureText({ error }: { error?: unknown }): ReactNode {
  const { time } = useFormats();
  const { reach, status, code, retryAt, message } = look(error);
  if (reach === 'silent') return <Trans>La connexion est coupée. Vérifiez-la, puis réessayez.</Trans>;
  if (reach === 'unavailable')
    return <Trans>Passerelle est momentanément indisponible. Réessayez dans quelques instants.</Trans>;
  if (status === 401) return <Trans>Votre session a expiré : rien n’a été enregistré.</Trans>;
  const isSaid = typeof message === 'string' && message !== '';
  // Expected, and a retry would not help: forbidden, settled by another user, or the limit is reached.
  // The server says which.
  if (isSaid && (status === 403 || code === 'conflict' || code === 'full')) return message;
  if (code === 'conflict')
    return <Trans>Cette action n’est plus possible : les informations ont changé entre-temps.</Trans>;
  if (typeof retryAt === 'number') {
    const hour = time(retryAt);
    return <Trans>Trop de tentatives. Réessayez à partir de {hour}.</Trans>;
  }
  return <DefaultFailure />;
}
