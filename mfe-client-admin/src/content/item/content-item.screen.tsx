import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useItem } from '../items.resource';
import { ItemPage } from './item-page';

/** One item of the studio: its editor, its translations, its history. */
export function ContentItemScreen(): ReactNode {
  const { itemId } = useRouteParams('clientContentItem');
  return (
    <EntityScreen
      key={itemId}
      state={useItem(itemId)}
      fresh
      skeleton={
        <>
          <Skeleton variant="rounded" height={36} sx={{ width: 'min(360px, 80%)', mb: '28px' }} />
          <Card sx={{ display: 'grid', gap: '20px' }}>
            <Skeleton variant="rounded" height={46} />
            <Skeleton variant="rounded" height={236} />
          </Card>
        </>
      }
      notFound={
        <NotThere
          title={<Trans>Ce contenu n’existe pas</Trans>}
          to={routeTo('clientContent')}
          linkLabel={<Trans>Voir tout le contenu</Trans>}
        >
          <Trans>Il a été supprimé, ou il n’est pas de votre organisation.</Trans>
        </NotThere>
      }
      failure={<Trans>Ce contenu ne répond pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
    >
      {(item) => <ItemPage item={item} />}
    </EntityScreen>
  );
}
