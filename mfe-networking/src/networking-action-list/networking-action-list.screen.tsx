import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useList } from '@passerelle/shared/lists';
import { Box, Card, EmptyState, PageHeader, Skeleton } from '@passerelle/shared/ui';
import {
  CardGrid,
  FilterTabs,
  NoResult,
  PagedListScreen,
  PlanButton,
  SearchField,
  SortSelect,
} from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useActionDialogs } from '../components/action/action-menu';
import { ActionGrid, ActionGroups } from './action-groups';
import { type ActionFilter, networkingActionList, useNetworkingActionCounts } from './networking-action-list.resource';

const skeletonCards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const skeletonLines = ['date', 'place'];

/** Skeleton of the list: a group heading and cards, in the size of the content. */
const ActionListSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={190} height={26} sx={{ mb: '16px' }} />
    <CardGrid least={330}>
      {skeletonCards.map((card) => (
        <Card key={card} component="li" padding="small" sx={{ display: 'grid', gap: '14px', minHeight: 222 }}>
          <Box sx={{ display: 'flex', gap: '14px' }}>
            <Skeleton variant="rounded" width={44} height={44} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: '9px', alignContent: 'start' }}>
              <Skeleton variant="rounded" width="80%" height={18} />
              <Skeleton variant="rounded" width="46%" height={14} />
            </Box>
          </Box>
          {skeletonLines.map((line) => (
            <Skeleton key={line} variant="rounded" width="64%" height={16} />
          ))}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', mt: 'auto' }}>
            <Skeleton variant="circular" width={28} height={28} />
            <Skeleton variant="rounded" width="40%" height={16} />
          </Box>
        </Card>
      ))}
    </CardGrid>
  </>
);

const ActionsEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Rien n’est encore planifié</Trans>} action={<PlanButton />}>
    <Trans>Une action, c’est un échange avec une personne de votre réseau : un conseil, un avis, un entretien.</Trans>
  </EmptyState>
);

interface Props {
  state: { filter: ActionFilter; search: string };
  onClear: () => void;
}

/** Nothing matches the search, or the tab is still empty. */
function ActionsNotFound({ state: { filter, search }, onClear }: Props): ReactNode {
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

/** The list of networking actions. */
export function NetworkingActionListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(networkingActionList);
  const { filter, search, sort } = list.state;
  const { data: counts } = useNetworkingActionCounts(search);
  const { ask, dialogs } = useActionDialogs();
  const hasNone = counts !== undefined && counts.pending + counts.validated + counts.cancelled === 0;
  return (
    <>
      <PagedListScreen
        {...list.screen}
        skeleton={<ActionListSkeleton />}
        header={
          <PageHeader title={<Trans>Actions de Networking</Trans>} actions={<PlanButton />}>
            <Trans>Vos échanges avec les personnes de votre réseau, à venir ou passés.</Trans>
          </PageHeader>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les actions`}
            value={filter}
            hrefFor={(value) => list.hrefFor({ filter: value })}
            options={[
              { value: 'active', label: <Trans context="several">En cours</Trans>, count: counts?.pending },
              { value: 'complete', label: <Trans>Validées</Trans>, count: counts?.validated },
              { value: 'cancelled', label: <Trans>Annulées</Trans>, count: counts?.cancelled },
            ]}
          />
        }
        search={
          <SearchField label={t`Chercher dans vos actions`} placeholder={t`Titre, personne…`} {...list.searchField} />
        }
        sort={
          <SortSelect
            {...list.sortSelect}
            options={[
              { value: 'nearest', label: <Trans>Date</Trans> },
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'title', label: <Trans>Titre</Trans> },
            ]}
          />
        }
        narrowed={search !== '' || !hasNone}
        count={(total) => t`${plural(total, { one: '# action', other: '# actions' })}`}
        failure={<Trans>Les actions de networking ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos actions sont enregistrées. Le reste fonctionne.</Trans>}
        empty={<ActionsEmpty />}
        noResult={<ActionsNotFound state={list.state} onClear={() => list.change({ search: '' })} />}
      >
        {(actions) =>
          sort === 'nearest' ? (
            <ActionGroups actions={actions} ask={ask} />
          ) : (
            <ActionGrid label={t`Actions de networking`} actions={actions} ask={ask} />
          )
        }
      </PagedListScreen>
      {dialogs}
    </>
  );
}
