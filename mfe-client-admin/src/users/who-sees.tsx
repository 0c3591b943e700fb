import { Trans } from '@lingui/react/macro';
import { VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Beside what staff see or enter of a person: who else reads it. */
export const WhoSees = (): ReactNode => (
  <VisibleToStaff>
    <Trans>
      Visible par la personne elle-même, par son manager, les RRH de ses groupes et les administrateurs de
      l’organisation.
    </Trans>
  </VisibleToStaff>
);
