import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import {
  defaultTimeZone,
  limits,
  type Organization,
  type OrganizationBody,
  timeZones,
} from '@passerelle/shared/contract';
import { FieldGrid, Form, NumberField, SelectField, SubmitButton, useEdited } from '@passerelle/shared/forms';
import { FormSection, useBreakpointUp } from '@passerelle/shared/ui';
import { useWordOptions } from '@passerelle/shared/ui/words';
import { type ReactNode, useMemo } from 'react';

import { IdentityFields } from '../organization/identity-fields';
import { readOrganization, saveOrganization } from '../organization/organization.mutations';
import { secondFactorWords } from '../organization/setting-words';
import { timeZoneName } from '../organization/time-zone-name';
import { OrganizationConflict } from './organization-conflict';

interface Props {
  organization: Organization;
  onSaved: () => void;
}

export function OrganizationEditForm({ organization, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const zones = useMemo(
    () => timeZones(organization.timeZone).map((value) => ({ value, label: timeZoneName(value) })),
    [organization.timeZone],
  );
  const home = timeZoneName(defaultTimeZone);
  const scopes = useWordOptions(secondFactorWords);
  const newest = (error: unknown) => (isConflict(error) ? readOrganization(organization.id) : null);
  const { seen, isNewer, save } = useEdited(organization, newest);
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  const [least, most] = [limits.auditMonthsMin, limits.auditMonthsMax];
  return (
    <Form
      schema="organization"
      draft={`organization.edit.${organization.id}`}
      initialValues={initialValues}
      failureText={(error) =>
        isConflict(error) ? t`Cette organisation a été modifiée entre-temps : rien n’a été enregistré.` : undefined
      }
      onSubmit={async (body) => {
        await save((read) => saveOrganization(read, body));
        onSaved();
      }}
    >
      {isNewer && <OrganizationConflict stored={initialValues} />}
      <IdentityFields />
      <FormSection title={<Trans>Réglages</Trans>}>
        <SelectField
          name="requiresSecondFactor"
          label={t`Double authentification demandée`}
          help={t`Qui n’en a pas encore y est mené à sa prochaine action.`}
          options={scopes}
        />
        <FieldGrid>
          <NumberField
            name="auditMonths"
            label={t`Durée de conservation du journal`}
            help={t`De ${least} à ${most} mois. Ce qui est plus ancien est effacé.`}
            unit={t`mois`}
            words={{ tooSmall: t`${least} mois au moins`, tooLarge: t`${most} mois au plus` }}
          />
          <SelectField
            name="timeZone"
            label={t`Fuseau horaire`}
            help={t`Les jours et les semaines des chiffres y commencent à minuit. Sans choix, c’est celui de ${home}.`}
            options={zones}
            optional
          />
        </FieldGrid>
      </FormSection>
      <div>
        <SubmitButton fullWidth={isPhone}>
          <Trans>Enregistrer les modifications</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The values of the form for a stored organisation. */
const bodyOf = (organization: Organization): OrganizationBody => {
  const { name, group, companyName, serialNumber, VATserialNumber, companySize, businessType } = organization;
  const { address, billingAddress, locale, requiresSecondFactor, auditMonths, timeZone } = organization;
  const identity = { name, group, companyName, serialNumber, VATserialNumber, companySize, businessType };
  return { ...identity, address, billingAddress, locale, requiresSecondFactor, auditMonths, timeZone };
};
