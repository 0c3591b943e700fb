import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { UserList } from './user-list.resource';

interface Props {
  list: Pick<UserList, 'narrowed' | 'clear' | 'clearFilters'>;
  mayWrite: boolean;
}

/** Nobody yet, or nobody of what was looked for. */
export function NoUsers({ list, mayWrite }: Props): ReactNode {
  if (list.narrowed) {
    return (
      <NoResult
        title={<Trans>Personne ne correspond à votre recherche</Trans>}
        action={<Trans>Effacer la recherche et les filtres</Trans>}
        onClear={list.clear}
        onClearFilters={list.clearFilters}
      />
    );
  }
  return (
    <EmptyState title={<Trans>Aucune personne pour l’instant</Trans>}>
      {mayWrite ? (
        <Trans>Ajoutez une première personne, ou importez une liste.</Trans>
      ) : (
        <Trans>Les personnes de vos groupes apparaîtront ici.</Trans>
      )}
    </EmptyState>
  );
}
