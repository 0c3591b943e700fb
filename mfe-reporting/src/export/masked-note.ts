import { t } from '@lingui/core/macro';

/** Said on everything that is passed on. */
export const maskedNote = (): string =>
  t`Les effectifs inférieurs à 5 ne sont pas affichés, ni ceux qui permettraient de les calculer : personne ne doit pouvoir être reconnu.`;
