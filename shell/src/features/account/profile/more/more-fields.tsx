import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { CheckboxField, SavedNotice, SubmitButton } from '@passerelle/shared/forms';
import { LanguagesField } from '@passerelle/shared/forms/languages';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, NewTabLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { profileSections, useHashScroll } from '../../sections/use-sections';
import { AccountSection, StaffSees } from '../../sections/account-section';
import { AddressFields } from './address-fields';
import { CompanyFields } from './company-fields';
import { PostFields } from './post-fields';

function LanguageFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  return (
    <AccountSection id="languages" title={<Trans>Langues parlées</Trans>}>
      <StaffSees me={me} />
      <LanguagesField name="spokenLanguages" label={t`Langues et niveaux`} />
    </AccountSection>
  );
}

/** The agreement without which nothing is sent, and the button. */
function ConsentAndSave(): ReactNode {
  const { t } = useLingui();
  return (
    <Card>
      <CheckboxField name="consent" label={t`Politique de confidentialité`}>
        <Trans>
          J’accepte que ces informations soient utilisées comme le dit la{' '}
          <NewTabLink href={routeTo('privacyPolicy')}>politique de confidentialité</NewTabLink>.
        </Trans>
      </CheckboxField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', mt: '16px' }}>
        <SubmitButton waits>
          <Trans>Enregistrer mes informations</Trans>
        </SubmitButton>
        <SavedNotice />
      </Box>
    </Card>
  );
}

/** The rest of the profile, with the button that sends it. */
export function MoreFields({ me }: { me: OwnProfile }): ReactNode {
  useHashScroll(profileSections);
  return (
    <>
      <AddressFields me={me} />
      <CompanyFields me={me} />
      {me.role.slug === 'user' && <PostFields me={me} />}
      <LanguageFields me={me} />
      <ConsentAndSave />
    </>
  );
}
