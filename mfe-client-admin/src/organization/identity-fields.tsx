import { Trans, useLingui } from '@lingui/react/macro';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { localeInfo } from '@passerelle/shared/i18n';
import { FormSection, VisibleToStaff } from '@passerelle/shared/ui';
import { businessSectorLabels, companySizeLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

const languages = textLocales.map((value) => ({ value, label: localeInfo(value).name }));

/** Form fields about an organisation itself. */
export function IdentityFields(): ReactNode {
  const { t } = useLingui();
  const sizes = useLabelOptions(companySizeLabels);
  const sectors = useLabelOptions(businessSectorLabels);
  const off = { autoComplete: 'off', optional: true } as const;
  return (
    <FormSection title={<Trans>Identité</Trans>}>
      <VisibleToStaff>
        <Trans>Visible par les administrateurs de l’organisation. Son nom l’est par toutes ses personnes.</Trans>
      </VisibleToStaff>
      <FieldGrid>
        <WideField>
          <TextField
            name="name"
            label={t`Nom de l’entreprise`}
            autoComplete="off"
            maxLength={limits.titleLength}
            words={{ duplicate: t`Une organisation porte déjà ce nom` }}
          />
        </WideField>
        <TextField
          name="group"
          label={t({ message: 'Groupe', context: 'of companies' })}
          maxLength={limits.titleLength}
          {...off}
        />
        <TextField name="companyName" label={t`Raison sociale`} maxLength={limits.titleLength} {...off} />
        <TextField name="serialNumber" label={t`Numéro SIRET`} maxLength={limits.registrationLength} {...off} />
        <TextField name="VATserialNumber" label={t`Numéro de TVA`} maxLength={limits.registrationLength} {...off} />
        <SelectField name="companySize" label={t`Effectif`} options={sizes} optional />
        <SelectField name="businessType" label={t`Secteur d’activité`} options={sectors} optional />
        <WideField>
          <TextField name="address.street" label={t`Adresse du site`} maxLength={limits.titleLength} {...off} />
        </WideField>
        <WideField>
          <TextField
            name="billingAddress.street"
            label={t`Adresse de facturation`}
            maxLength={limits.titleLength}
            {...off}
          />
        </WideField>
        <SelectField
          name="locale"
          label={t`Langue des e‑mails`}
          help={t`Tant que la personne n’en a pas choisi une autre.`}
          options={languages}
        />
      </FieldGrid>
    </FormSection>
  );
}
