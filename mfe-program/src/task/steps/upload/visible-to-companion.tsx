import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useCall } from '@passerelle/shared/client';
import { fullName, VisibleToStaff } from '@passerelle/shared/ui';

/** Beside an upload: which staff can read it, with the names of those who follow the person. */
export function VisibleToCompanion(): ReactNode {
  const { data: me } = useCall('GET /me');
  const companion = me?.job?.hrRepresentative ?? me?.job?.manager;
  const name = companion && fullName(companion);
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
