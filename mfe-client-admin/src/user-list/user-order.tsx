import { Trans } from '@lingui/react/macro';
import { sortOrders, type UserSort } from '@passerelle/shared/contract';
import { useBreakpointUp } from '@passerelle/shared/ui';
import { SortSelect } from '@passerelle/shared/ui/data';
import type { Sorting } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** The order of the list where there are no heads of columns to press. */
export function UserOrder({ sorting }: { sorting: Sorting<UserSort> }): ReactNode {
  const hasHeads = useBreakpointUp('lg');
  if (hasHeads) return null;
  const valueOf = (by: UserSort, order: string): string => `${by} ${order}`;
  const sorts = ['lastName', 'lastActivity', 'createdAt'] as const;
  const choices = sorts.flatMap((by) => sortOrders.map((order) => ({ by, order, value: valueOf(by, order) })));
  const labels: Record<string, ReactNode> = {
    'lastName asc': <Trans>Nom, de A à Z</Trans>,
    'lastName desc': <Trans>Nom, de Z à A</Trans>,
    'lastActivity desc': <Trans>Dernière connexion, récente d’abord</Trans>,
    'lastActivity asc': <Trans>Dernière connexion, ancienne d’abord</Trans>,
    'createdAt desc': <Trans>Ajout, récent d’abord</Trans>,
    'createdAt asc': <Trans>Ajout, ancien d’abord</Trans>,
  };
  return (
    <SortSelect
      value={valueOf(sorting.by, sorting.order)}
      options={choices.map(({ value }) => ({ value, label: labels[value] }))}
      onChange={(chosen) => {
        const choice = choices.find(({ value }) => value === chosen);
        if (choice) sorting.onChange(choice.by, choice.order);
      }}
    />
  );
}
