import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What an error page says, by status: the codes of the specification, and for all others the missing page. */
export function errorWords(status: number): MessageDescriptor {
  if (status >= 500) return msg`une erreur est survenue de notre côté`;
  if (status === 401) return msg`vous devez être authentifié pour accéder à cette ressource`;
  if (status === 403) return msg`vous n’êtes pas autorisé à accéder à cette ressource`;
  if (status === 400) return msg`les informations envoyées ne sont pas valides`;
  return msg`la page que vous cherchez n’existe pas`;
}
