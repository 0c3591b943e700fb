import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@passerelle/shared/contract';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { businessSectorLabels, companySizeLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../components/not-filled-in';

/** Names, numbers and addresses keep their own direction. */
const Value = ({ children }: { children: string | null }): ReactNode =>
  children ? <bdi>{children}</bdi> : <NotFilledIn />;

/** Identity of an organisation: names, numbers, trade and addresses. */
export function IdentityTable({ organization }: { organization: Organization }): ReactNode {
  const { t } = useLingui();
  const { companySize, businessType } = organization;
  return (
    <DescriptionList>
      <Described name={<Trans context="of companies">Groupe</Trans>}>
        <Value>{organization.group}</Value>
      </Described>
      <Described name={<Trans>Entreprise</Trans>}>
        <Value>{organization.name}</Value>
      </Described>
      <Described name={<Trans>Raison sociale</Trans>}>
        <Value>{organization.companyName}</Value>
      </Described>
      <Described name={<Trans>Numéro SIRET</Trans>}>
        <Value>{organization.serialNumber}</Value>
      </Described>
      <Described name={<Trans>Numéro de TVA</Trans>}>
        <Value>{organization.VATserialNumber}</Value>
      </Described>
      <Described name={<Trans>Effectif</Trans>}>
        <Value>{companySize && t(companySizeLabels[companySize])}</Value>
      </Described>
      <Described name={<Trans>Secteur d’activité</Trans>}>
        <Value>{businessType && t(businessSectorLabels[businessType])}</Value>
      </Described>
      <Described name={<Trans>Adresse du site</Trans>}>
        <Value>{organization.address.street}</Value>
      </Described>
      <Described name={<Trans>Adresse de facturation</Trans>}>
        <Value>{organization.billingAddress.street}</Value>
      </Described>
    </DescriptionList>
  );
}
