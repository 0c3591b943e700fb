import { Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { itemStatuses } from '@passerelle/shared/contract/enums/content';
import { FilterSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { OrganizationFilter } from '../../components/organization-filter';
import { statusLabels } from '../item-labels';
import type { ContentListState } from '../items.resource';

interface Props {
  state: ContentListState;
  /** Others see published content only, so that states say nothing. */
  isAuthor: boolean;
  onChange: (part: Partial<ContentListState>) => void;
}

export function ContentFilters({ state: { status, organization }, isAuthor, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const seesAll = useMay('superAdmin', 'r');
  return (
    <>
      {isAuthor && (
        <FilterSelect
          label={t`État`}
          value={status}
          options={[
            { value: 'current', label: <Trans context="of states">tous, sauf archivés</Trans> },
            ...itemStatuses.map((one) => ({ value: one, label: t(statusLabels[one]) })),
          ]}
          onChange={(chosen) => onChange({ status: chosen })}
        />
      )}
      {seesAll && (
        <OrganizationFilter
          label={t`Organisation`}
          organizationId={organization}
          onChange={(id) => onChange({ organization: id })}
        />
      )}
    </>
  );
}
