import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** A failed call says how far it got, and from when it would be taken; this room knows no client, so it only looks. */
const look = (
  error: unknown,
): { reach?: unknown; status?: unknown; code?: unknown; retryAt?: unknown; message?: unknown } =>
  typeof error === 'object' && error ? error : {};

/** Why something did not work, for a toast or an alert: an unreachable server reads differently from an error. */
export function FailureText({ error }: { error: unknown }): ReactNode {
  const { time } = useFormats();
  const { reach, status, code, retryAt, message } = look(error);
  if (reach === 'silent') return <Trans>La connexion est coupée. Vérifiez-la, puis réessayez.</Trans>;
  if (reach === 'unavailable')
    return <Trans>Passerelle est momentanément indisponible. Réessayez dans quelques instants.</Trans>;
  if (status === 401) return <Trans>Votre session a expiré : rien n’a été enregistré.</Trans>;
  // Not unexpected, and trying later would not help: it was settled in another tab or by somebody else.
  if (code === 'conflict')
    return <Trans>Cette action n’est plus possible : les informations ont changé entre-temps.</Trans>;
  // The server says how many of what there may be.
  if (code === 'full' && typeof message === 'string') return message;
  if (typeof retryAt === 'number') {
    const hour = time(retryAt);
    return <Trans>Trop de tentatives. Réessayez à partir de {hour}.</Trans>;
  }
  return <Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>;
}
