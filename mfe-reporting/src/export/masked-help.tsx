import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Beside « À transmettre »: what becomes of small figures. */
export const MaskedHelp = (): ReactNode => (
  <Trans>
    Les effectifs inférieurs à 5 sont masqués, ainsi que ceux qui permettraient de les calculer. La mention figure sur
    le document.
  </Trans>
);
