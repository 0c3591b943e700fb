import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemVersion } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, EmptyState, LoadedArea, SkeletonCard } from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import { useQueryState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { itemQuery } from '../item-query';
import { useVersions } from '../items.resource';
import { type HistoryProps, VersionDetail } from './version-detail';

/** The published versions of an item, and one of them against the current text. */
export function History(props: HistoryProps): ReactNode {
  const [{ number, versions: page }, { hrefFor }] = useQueryState(itemQuery);
  const versions = useVersions(props.item.id, page);
  const chosen = Number(number);
  return (
    <LoadedArea
      state={versions}
      skeleton={<SkeletonCard lines={2} />}
      failure={<Trans>L’historique ne répond pas</Trans>}
      failureText={<Trans>Le reste de ce contenu fonctionne.</Trans>}
      level={2}
    >
      {({ items, pageCount }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState title={<Trans>Aucune version publiée</Trans>}>
              <Trans>Chaque publication sera gardée ici.</Trans>
            </EmptyState>
          </Card>
        ) : (
          <Box sx={{ display: 'grid', gap: '24px' }}>
            <Versions items={items} chosen={chosen} />
            <Pager page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ versions: to })} />
            {chosen > 0 && <VersionDetail key={chosen} {...props} number={chosen} />}
          </Box>
        )
      }
    </LoadedArea>
  );
}

function Versions({ items, chosen }: { items: readonly ItemVersion[]; chosen: number }): ReactNode {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const [, { hrefFor }] = useQueryState(itemQuery);
  return (
    <Card component="ol" padding="none" aria-label={t`Versions publiées`} sx={{ m: 0, listStyle: 'none' }}>
      {items.map(({ number, origin, publishedAt, publishedBy, title }) => {
        const when = dateTime(publishedAt);
        return (
          <Box
            component="li"
            key={number}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '8px 16px',
              padding: '14px 20px',
              backgroundColor: number === chosen ? 'brand.50' : undefined,
              '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 'min(100%, 220px)', overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                <Trans>
                  Version {number} : {title}
                </Trans>
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {origin === 'imported' ? <Trans>Importée {when}</Trans> : <Trans>Publiée {when}</Trans>}
                {publishedBy && ` · ${publishedBy}`}
              </Box>
            </Box>
            <Button
              component={RouteLink}
              to={hrefFor({ view: 'history', number: String(number) })}
              variant="neutral"
              size="small"
              aria-current={number === chosen ? 'true' : undefined}
              aria-label={t`Comparer la version ${number}`}
            >
              <Trans>Comparer</Trans>
            </Button>
          </Box>
        );
      })}
    </Card>
  );
}
