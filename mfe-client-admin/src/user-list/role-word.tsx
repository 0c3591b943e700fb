import { Trans } from '@lingui/react/macro';
import type { RoleName } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** What a role is called. Where it would have to agree with the person, it is turned so that it does not. */
export function RoleWord({ role }: { role: RoleName }): ReactNode {
  switch (role) {
    case 'user':
      return <Trans>Participant</Trans>;
    case 'manager':
      return <Trans>Manager</Trans>;
    case 'headHR':
      return <Trans>RRH</Trans>;
    case 'owner':
      return <Trans>Administrateur principal</Trans>;
    case 'admin':
      return <Trans>Administrateur</Trans>;
    case 'superAdmin':
      return <Trans>Super Admin</Trans>;
  }
}
