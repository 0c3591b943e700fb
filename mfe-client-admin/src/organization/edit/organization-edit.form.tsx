import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { Organization, OrganizationBody } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { defaultTimeZone, timeZones } from '@passerelle/shared/contract/rules/common/time-zone';
import {
  CheckboxField,
  FieldGrid,
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  useEdited,
  useFormValues,
} from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { localeInfo, useFormats } from '@passerelle/shared/i18n';
import { FormSection, useBreakpointUp } from '@passerelle/shared/ui';
import {
  agreementKindLabels,
  useLabelOptions,
  businessSectorLabels,
  companySizeLabels,
} from '@passerelle/shared/ui/labels';
import { type ReactNode, useMemo } from 'react';

import { conflictRow, ConflictValues } from '../../components/conflict-values';
import { IdentityFields } from '../identity-fields';
import { readOrganization, saveOrganization } from '../organization.mutations';
import { secondFactorLabels } from '../setting-labels';
import { timeZoneName } from '../time-zone-name';

/** Shows the typed values beside those that another user stored meanwhile. */
function OrganizationConflict({ stored }: { stored: OrganizationBody }): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const row = conflictRow<OrganizationBody>(useFormValues('organization'), stored);
  return (
    <ConflictValues
      rows={[
        row(t`Nom de l’entreprise`, ({ name }) => name),
        row(t({ message: 'Groupe', context: 'of companies' }), ({ group }) => group),
        row(t`Raison sociale`, ({ companyName }) => companyName),
        row(t`Numéro SIRET`, ({ serialNumber }) => serialNumber),
        row(t`Numéro de TVA`, ({ VATserialNumber }) => VATserialNumber),
        row(t`Effectif`, ({ companySize }) => companySize && t(companySizeLabels[companySize])),
        row(t`Secteur d’activité`, ({ businessType }) => businessType && t(businessSectorLabels[businessType])),
        row(t`Adresse du site`, ({ address }) => address?.street),
        row(t`Adresse de facturation`, ({ billingAddress }) => billingAddress?.street),
        row(t`Langue des e‑mails`, ({ locale }) => locale && localeInfo(locale).name),
        row(
          t`Double authentification demandée`,
          ({ requiresSecondFactor: scope }) => scope && t(secondFactorLabels[scope]),
        ),
        row(t`Durée de conservation du journal`, ({ auditMonths }) => auditMonths?.toString()),
        row(t`Téléphone des interlocuteurs visible`, ({ showsStaffPhones }) => (showsStaffPhones ? t`Oui` : t`Non`)),
        row(t`Heure de l’e‑mail du lundi`, ({ mondayMailHour }) => mondayMailHour?.toString()),
        row(t`Fuseau horaire`, ({ timeZone }) => timeZone && timeZoneName(timeZone)),
        row(t`Accord collectif`, ({ agreementKind: kind }) => kind && t(agreementKindLabels[kind])),
        row(t`Date de dépôt de l’accord`, ({ agreementFiledOn: filed }) => filed && date(filed)),
      ]}
    />
  );
}

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
  const scopes = useLabelOptions(secondFactorLabels);
  const agreements = useLabelOptions(agreementKindLabels);
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
            help={t`Les jours et les semaines des chiffres y commencent à minuit, et les e‑mails du lundi y partent à leur heure. Sans choix, c’est celui de ${home}.`}
            options={zones}
            optional
          />
          <NumberField
            name="mondayMailHour"
            label={t`Heure de l’e‑mail du lundi`}
            help={t`De 0 à ${limits.hourMax} h, dans ce fuseau horaire. Chaque personne y reçoit sa semaine, et peut y renoncer dans son compte.`}
            unit={t`h`}
            words={{ tooSmall: t`0 h au plus tôt`, tooLarge: t`${limits.hourMax} h au plus tard` }}
          />
        </FieldGrid>
        <CheckboxField
          name="showsStaffPhones"
          label={t`Montrer aux participants le téléphone de leur manager et de leur référent RH`}
          help={t`Leur nom et leur e‑mail sont toujours visibles.`}
        />
        <FieldGrid>
          <SelectField
            name="agreementKind"
            label={t`Accord collectif`}
            help={t`Celui dans le cadre duquel les personnes sont accompagnées.`}
            options={agreements}
            optional
          />
          <DateField
            name="agreementFiledOn"
            label={t`Date de dépôt de l’accord`}
            help={t`Les périodes du rapport semestriel se comptent à partir de ce jour.`}
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
  const { address, billingAddress, locale, requiresSecondFactor, auditMonths, showsStaffPhones } = organization;
  const { timeZone, mondayMailHour, agreementKind, agreementFiledOn } = organization;
  const identity = { name, group, companyName, serialNumber, VATserialNumber, companySize, businessType };
  const agreement = { agreementKind, agreementFiledOn };
  const settings = { requiresSecondFactor, auditMonths, showsStaffPhones, timeZone, mondayMailHour, ...agreement };
  return { ...identity, address, billingAddress, locale, ...settings };
};
