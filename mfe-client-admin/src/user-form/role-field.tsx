import { useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { creatableRoles, type RoleName } from '@passerelle/shared/contract';
import { SelectField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

/** The roles that the person who fills in the form may give, and the one that there is already. */
export function RoleField({ present }: { present?: RoleName }): ReactNode {
  const { t } = useLingui();
  const { data } = useCall('GET /roles');
  const creatable = (slug: RoleName): boolean => creatableRoles.some((role) => role === slug);
  const offered = data?.items.filter(({ slug, grantable }) => slug === present || (grantable && creatable(slug)));
  return (
    <SelectField
      name="role"
      label={t`Rôle`}
      options={(offered ?? []).map(({ slug, label }) => ({ value: slug, label }))}
      words={{ notAllowed: t`Vous ne pouvez pas donner ce rôle.` }}
    />
  );
}
