import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Help text of « À transmettre »: small figures are masked. */
export const MaskedHelp = (): ReactNode => (
  <Trans>
    Les effectifs inférieurs à 5 sont masqués, ainsi que ceux qui permettraient de les calculer. La mention figure sur
    le document.
  </Trans>
);
