import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { AccountSection } from '../sections/account-section';
import { StaffSees } from '../staff-sees';
import { LanguagesField } from './languages-field';

export function LanguageFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  return (
    <AccountSection id="languages" title={<Trans>Langues parlées</Trans>}>
      <StaffSees me={me} />
      <LanguagesField name="spokenLanguages" label={t`Langues et niveaux`} />
    </AccountSection>
  );
}
