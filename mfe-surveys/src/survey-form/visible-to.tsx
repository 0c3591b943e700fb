import { Trans } from '@lingui/react/macro';
import { VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useCompanion } from './survey-form.resource';

/** Who of the staff reads the answers. */
export function VisibleTo(): ReactNode {
  const companion = useCompanion();
  const name = companion && [companion.firstName, companion.lastName].filter(Boolean).join(' ');
  return (
    <VisibleToStaff sx={{ flex: '1 1 240px' }}>
      {name ? (
        <Trans>Visible par {name} et les personnes qui vous accompagnent.</Trans>
      ) : (
        <Trans>Visible par les personnes qui vous accompagnent.</Trans>
      )}
    </VisibleToStaff>
  );
}
