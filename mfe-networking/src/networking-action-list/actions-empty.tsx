import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@passerelle/shared/ui';
import { NoResult, PlanButton } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { ActionFilter } from './networking-action-list.resource';

export const ActionsEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Rien n’est encore planifié</Trans>} action={<PlanButton />}>
    <Trans>Une action, c’est un échange avec une personne de votre réseau : un conseil, un avis, un entretien.</Trans>
  </EmptyState>
);

interface Props {
  state: { filter: ActionFilter; search: string };
  onClear: () => void;
}

/** Nothing matches the search, or the tab is still empty. */
export function ActionsNotFound({ state: { filter, search }, onClear }: Props): ReactNode {
  if (search) {
    return <NoResult title={<Trans>Aucune action ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  switch (filter) {
    case 'active':
      return (
        <EmptyState title={<Trans>Aucune action en cours</Trans>}>
          <Trans>Celles que vous avez validées ou annulées sont sous leur onglet.</Trans>
        </EmptyState>
      );
    case 'complete':
      return (
        <EmptyState title={<Trans>Aucune action validée pour le moment</Trans>}>
          <Trans>Une action est validée dès que son compte rendu est enregistré.</Trans>
        </EmptyState>
      );
    case 'cancelled':
      return (
        <EmptyState title={<Trans>Aucune action annulée</Trans>}>
          <Trans>Celles que vous annulez restent visibles ici.</Trans>
        </EmptyState>
      );
  }
}
