import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { LicensePack } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { oneOf, pageNumber, queryState, useQueryState } from '@passerelle/shared/url-state';
import { Box, EmptyState, LoadedArea, Section, SkeletonCard } from '@passerelle/shared/ui';
import { CardGrid, Pager } from '@passerelle/shared/ui/data';
import { ChosenFilters } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { PackCard } from './pack-card';

const state = queryState({ page: pageNumber(), packs: oneOf(['all', 'runningOut'], 'all') });

interface Props {
  organizationId: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** At the foot of each card. */
  footer?: (pack: LicensePack) => ReactNode;
}

/** The licence packs of an organisation, page by page. */
export function PackGrid({ organizationId, action, footer }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const [{ page: wanted, packs }, { change, hrefFor }] = useQueryState(state);
  const isNarrowed = packs === 'runningOut';
  const showAll = () => change({ packs: 'all' });
  const answer = useCall('GET /licensePacks', {
    query: {
      organization: organizationId,
      runningOut: isNarrowed ? true : undefined,
      page: wanted,
      pageSize: pageSizes.packGrid,
      sort: 'name',
      order: 'asc',
    },
  });
  const total = answer.data && number(answer.data.totalCount);
  return (
    <Section
      title={total === undefined ? <Trans>Packs de licences</Trans> : <Trans>Packs de licences ({total})</Trans>}
      action={action}
      sx={{ mt: '36px' }}
    >
      {isNarrowed && (
        <Box sx={{ mb: '14px' }}>
          <ChosenFilters
            filters={[{ id: 'packs', label: t`Places`, value: <Trans>bientôt épuisées</Trans>, onRemove: showAll }]}
            onClear={showAll}
          />
        </Box>
      )}
      <LoadedArea
        state={answer}
        failure={<Trans>Les packs ne répondent pas</Trans>}
        failureText={<Trans>Le reste de la page fonctionne.</Trans>}
        skeleton={<SkeletonCard lines={4} />}
      >
        {({ items, page, pageCount }) =>
          items.length === 0 && isNarrowed ? (
            <EmptyState level={3} title={<Trans>Aucun pack n’est bientôt sans places</Trans>} />
          ) : items.length === 0 ? (
            <EmptyState level={3} title={<Trans>Aucun pack de licences pour l’instant</Trans>}>
              <Trans>Les packs souscrits apparaîtront ici, avec leurs places.</Trans>
            </EmptyState>
          ) : (
            <>
              <CardGrid label={t`Packs de licences`}>
                {items.map((pack) => (
                  <PackCard key={pack.id} pack={pack} footer={footer?.(pack)} />
                ))}
              </CardGrid>
              <Pager page={page} pageCount={pageCount} hrefFor={(next) => hrefFor({ page: next })} />
            </>
          )
        }
      </LoadedArea>
    </Section>
  );
}
