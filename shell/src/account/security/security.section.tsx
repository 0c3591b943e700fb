import { Trans } from '@lingui/react/macro';
import { Divider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AccountSection } from '../sections/account-section';
import { SecondFactorPart } from './second-factor-part';
import { SessionsPart } from './sessions-part';

/** Who else could get into the account, and how it is kept from them. */
export function SecuritySection(): ReactNode {
  return (
    <AccountSection id="security" title={<Trans>Sécurité</Trans>}>
      <SecondFactorPart />
      <Divider sx={{ my: '24px' }} />
      <SessionsPart />
    </AccountSection>
  );
}
