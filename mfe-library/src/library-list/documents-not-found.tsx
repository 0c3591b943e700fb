import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '@passerelle/shared/routes';
import { Button, EmptyState } from '@passerelle/shared/ui';
import { familyWords, NoResult } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { LibraryFilter } from './library-list.resource';

interface Props {
  state: { filter: LibraryFilter; search: string };
  onClear: () => void;
  /** The address of the whole library. */
  everything: string;
}

/** Nothing matches what was typed, or a family has no document. */
export function DocumentsNotFound({ state: { filter, search }, onClear, everything }: Props): ReactNode {
  const { t } = useLingui();
  if (search) {
    return <NoResult title={<Trans>Aucun document ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  const family = filter === 'all' ? '' : t(familyWords[filter]);
  return (
    <EmptyState
      title={<Trans>Pas encore de document pour « {family} »</Trans>}
      picture={null}
      action={
        <Button component={RouteLink} to={everything} variant="outlined">
          <Trans>Voir tous les documents</Trans>
        </Button>
      }
    />
  );
}
