import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export interface ErrorWords {
  title: MessageDescriptor;
  /** The sentence of the specification. */
  text: MessageDescriptor;
}

/** What an error page says, by status: the codes of the specification, and for all others the missing page. */
export function errorWords(status: number): ErrorWords {
  if (status >= 500) {
    return {
      title: msg`Erreur ${status}`,
      text: msg`Désolés, une erreur est survenue de notre côté. Vous n’y êtes pour rien, et ce que vous aviez enregistré est gardé.`,
    };
  }
  switch (status) {
    case 401:
      return {
        title: msg`Connexion nécessaire`,
        text: msg`Désolés, vous devez être authentifié pour accéder à cette ressource.`,
      };
    case 403:
      return {
        title: msg`Accès refusé`,
        text: msg`Désolés, vous n’êtes pas autorisé à accéder à cette ressource.`,
      };
    case 400:
      return {
        title: msg`Demande non valide`,
        text: msg`Désolés, les informations envoyées ne sont pas valides.`,
      };
    default:
      return {
        title: msg`Page introuvable`,
        text: msg`Désolés, la page que vous cherchez n’existe pas.`,
      };
  }
}
