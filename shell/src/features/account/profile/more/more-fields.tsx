import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  CheckboxField,
  SavedNotice,
  SubmitButton,
  FieldGrid,
  SelectField,
  TextField,
  WideField,
} from '@passerelle/shared/forms';
import { LanguagesField } from '@passerelle/shared/forms/languages';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, NewTabLink } from '@passerelle/shared/ui';
import {
  addressTypeLabels,
  useLabelOptions,
  businessSectorLabels,
  companySizeLabels,
} from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../../sections/account-section';
import { profileSections, useHashScroll } from '../../sections/use-sections';
import { PostFields } from './post-fields';

/** Fields of the person's employer. */
function CompanyFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const text = { maxLength: limits.titleLength, optional: true } as const;
  const number = { maxLength: limits.registrationLength, optional: true } as const;
  return (
    <AccountSection id="company" title={<Trans>Entreprise</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <TextField name="company.group" label={t({ message: 'Groupe', context: 'of companies' })} {...text} />
        <TextField name="company.name" label={t`Nom de l’entreprise`} autoComplete="organization" {...text} />
        <TextField name="company.firm" label={t`Établissement`} {...text} />
        <TextField name="company.department" label={t`Service`} {...text} />
        <TextField name="company.serialNumber" label={t`Numéro SIRET`} {...number} />
        <TextField name="company.VATserialNumber" label={t`Numéro de TVA`} {...number} />
        <SelectField
          name="company.companySize"
          label={t`Effectif`}
          options={useLabelOptions(companySizeLabels)}
          optional
        />
        <SelectField
          name="company.businessType"
          label={t`Secteur d’activité`}
          options={useLabelOptions(businessSectorLabels)}
          optional
        />
        <WideField>
          <TextField name="company.address.street" label={t`Adresse du site`} {...text} />
        </WideField>
        <WideField>
          <TextField name="company.billingAddress.street" label={t`Adresse de facturation`} {...text} />
        </WideField>
      </FieldGrid>
    </AccountSection>
  );
}

function AddressFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const maxLength = limits.titleLength;
  return (
    <AccountSection id="address" title={<Trans>Adresse</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <WideField>
          <SelectField
            name="address.type"
            label={t`Type d’adresse`}
            options={useLabelOptions(addressTypeLabels)}
            optional
          />
        </WideField>
        <WideField>
          <TextField
            name="address.street"
            label={t`Numéro et rue`}
            autoComplete="street-address"
            maxLength={maxLength}
            optional
          />
        </WideField>
        <TextField
          name="address.zipCode"
          label={t`Code postal`}
          autoComplete="postal-code"
          maxLength={limits.zipCodeLength}
          optional
        />
        <TextField name="address.city" label={t`Ville`} autoComplete="address-level2" maxLength={maxLength} optional />
      </FieldGrid>
    </AccountSection>
  );
}

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
