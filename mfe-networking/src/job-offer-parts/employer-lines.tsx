import BusinessRounded from '@mui/icons-material/BusinessRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import { useLingui } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { Fact, Facts } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Who makes the offer, and where they are; nothing of what is not known. */
export function EmployerLines({ offer: { company } }: { offer: Pick<JobOffer, 'company'> }): ReactNode {
  const { t } = useLingui();
  const { name, address } = company;
  if (!name && !address.street) return null;
  return (
    <Facts sx={{ flexDirection: 'column', alignItems: 'flex-start', gap: '6px', overflowWrap: 'anywhere' }}>
      {name && <Fact icon={<BusinessRounded titleAccess={t`Entreprise`} />}>{name}</Fact>}
      {address.street && <Fact icon={<PlaceRounded titleAccess={t`Adresse`} />}>{address.street}</Fact>}
    </Facts>
  );
}
