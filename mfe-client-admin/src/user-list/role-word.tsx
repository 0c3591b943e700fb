import { Select, Trans } from '@lingui/react/macro';
import type { RoleName, UserSummary } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

interface Props {
  role: RoleName;
  /** Of the person whose role it is; absent where the role itself is meant. */
  gender?: UserSummary['gender'];
}

/** What a role is called. */
export function RoleWord({ role, gender }: Props): ReactNode {
  const form = gender ?? 'unknown';
  switch (role) {
    case 'user':
      return <Select value={form} _woman="Participante" other="Participant" />;
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
