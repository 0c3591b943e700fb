import { useLingui } from '@lingui/react/macro';
import type { OrganizationBody } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { localeInfo } from '@passerelle/shared/i18n';
import { businessSectorWords, companySizeWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { conflictRow, ConflictValues } from '../components/conflict-values';
import { secondFactorWords } from '../organization/setting-words';
import { timeZoneName } from '../organization/time-zone-name';

/** What was typed here beside what somebody else has stored meanwhile. */
export function OrganizationConflict({ stored }: { stored: OrganizationBody }): ReactNode {
  const { t } = useLingui();
  const row = conflictRow<OrganizationBody>(useFormValues('organization'), stored);
  return (
    <ConflictValues
      rows={[
        row(t`Nom de l’entreprise`, ({ name }) => name),
        row(t`Groupe`, ({ group }) => group),
        row(t`Raison sociale`, ({ companyName }) => companyName),
        row(t`Numéro SIRET`, ({ serialNumber }) => serialNumber),
        row(t`Numéro de TVA`, ({ VATserialNumber }) => VATserialNumber),
        row(t`Effectif`, ({ companySize }) => companySize && t(companySizeWords[companySize])),
        row(t`Secteur d’activité`, ({ businessType }) => businessType && t(businessSectorWords[businessType])),
        row(t`Adresse du site`, ({ address }) => address?.street),
        row(t`Adresse de facturation`, ({ billingAddress }) => billingAddress?.street),
        row(t`Langue des e‑mails`, ({ locale }) => locale && localeInfo(locale).name),
        row(
          t`Double authentification demandée`,
          ({ requiresSecondFactor: scope }) => scope && t(secondFactorWords[scope]),
        ),
        row(t`Durée de conservation du journal`, ({ auditMonths }) => auditMonths?.toString()),
        row(t`Fuseau horaire`, ({ timeZone }) => timeZone && timeZoneName(timeZone)),
      ]}
    />
  );
}
