import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { endOf, type Choice } from './choice';

/** The present choice, since when and until when. */
export function ChoiceWords({ choice }: { choice: Choice | null }): ReactNode {
  const { numericDate } = useFormats();
  if (!choice) return <Trans>Vous n’avez pas encore choisi. D’ici là, rien n’est mesuré.</Trans>;
  const since = numericDate(choice.at, 'local');
  const until = numericDate(endOf(choice), 'local');
  return choice.analytics ? (
    <Trans>
      Vous avez accepté la mesure d’audience le {since}. Ce choix vaut jusqu’au {until}.
    </Trans>
  ) : (
    <Trans>
      Vous avez refusé la mesure d’audience le {since}. Ce choix vaut jusqu’au {until}.
    </Trans>
  );
}
