import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ApiError } from '@passerelle/shared/client';

type ByStatus = Readonly<Partial<Record<number, MessageDescriptor>>>;

export const unknownEmail = msg`Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail ?`;
const badCredentials = msg`Informations de connexion non valides`;

const unexpected = msg`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`;

/** Sign-in failures with words of their own; the server does not explain any other refusal either. */
export const signInFailures: ByStatus = {
  400: unexpected,
  401: badCredentials,
  403: badCredentials,
  404: unknownEmail,
};

/** For a form's `failureText`: words for single statuses. All others keep the general ones, and faults of fields theirs. */
export function useFailureByStatus(words: ByStatus): (error: unknown) => string | undefined {
  const { _: translate } = useLingui();
  return (error) => {
    const found = error instanceof ApiError ? words[error.status] : undefined;
    return found && translate(found);
  };
}
