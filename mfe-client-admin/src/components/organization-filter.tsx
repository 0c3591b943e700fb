import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { Organization } from '@passerelle/shared/contract';
import { useLookup } from '@passerelle/shared/lists';
import { Box } from '@passerelle/shared/ui';
import { PickerFilter } from '@passerelle/shared/ui/picker';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  organizationId: string | null;
  onChange: (organizationId: string | null) => void;
}

type Named = Pick<Organization, 'id' | 'name'>;
const organizationsFound = (total: number): ReactNode => (
  <Plural value={total} one="# organisation" other="# organisations" />
);

/** Null stands for all; until its name is known, it is « une organisation ». */
export function useChosenOrganization(organizationId: string | null): Named | null {
  const { t } = useLingui();
  const { data } = useCall('GET /organizations/:organizationId', {
    params: { organizationId: organizationId ?? '' },
    when: organizationId !== null,
  });
  const one = t`une organisation`;
  return organizationId === null ? null : (data ?? { id: organizationId, name: one });
}

/** One organisation of all, as the product’s own staff chooses it; none chosen stands for all. */
export function OrganizationFilter({ label, organizationId, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = useLookup('GET /organizations', search, { query: { sort: 'name', order: 'asc' }, when: isOpen });
  const chosen = useChosenOrganization(organizationId);
  return (
    <PickerFilter<Named>
      label={label}
      nameOf={({ name }) => name}
      all={<Trans>toutes</Trans>}
      isOpen={isOpen}
      onOpen={setOpen}
      words={{
        label,
        search: t`Chercher une organisation`,
        count: organizationsFound,
        failure: <Trans>Les organisations ne répondent pas</Trans>,
      }}
      search={search}
      onSearch={setSearch}
      found={found}
      idOf={({ id }) => id}
      chosen={chosen ? [chosen] : []}
      onChange={([organization]) => onChange(organization?.id ?? null)}
    >
      {({ name }) => <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Box>}
    </PickerFilter>
  );
}
