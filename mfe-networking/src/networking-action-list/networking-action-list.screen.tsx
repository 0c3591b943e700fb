import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '@passerelle/shared/routes';
import { PageHeader, useFrom } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, PlanButton, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useActionDialogs } from '../action-parts/use-action-dialogs';
import { ActionCard } from './action-card';
import { ActionsEmpty, ActionsNotFound } from './actions-empty';
import { networkingActionListState } from './networking-action-list-state';
import { useNetworkingActionCounts, useNetworkingActions } from './networking-action-list.resource';

/** What was planned with people of one's network, and what came of it. */
export function NetworkingActionListScreen(): ReactNode {
  const { t } = useLingui();
  const [state, { change, hrefFor }] = useQueryState(networkingActionListState);
  const { filter, search, sort } = state;
  // On a phone the button floats: see the descriptor.
  const hasRoom = useFrom('md');
  const { data: counts } = useNetworkingActionCounts(state);
  const { ask, dialogs } = useActionDialogs();
  const hasNone = counts !== undefined && counts.pending + counts.validated + counts.cancelled === 0;
  return (
    <>
      <PagedListScreen
        header={
          <PageHeader title={<Trans>Actions de Networking</Trans>} actions={hasRoom && <PlanButton />}>
            <Trans>Vos échanges avec les personnes de votre réseau, à venir ou passés.</Trans>
          </PageHeader>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les actions`}
            value={filter}
            hrefFor={(value) => hrefFor({ filter: value })}
            options={[
              { value: 'active', label: <Trans>En cours</Trans>, count: counts?.pending },
              { value: 'complete', label: <Trans>Validées</Trans>, count: counts?.validated },
              { value: 'cancelled', label: <Trans>Annulées</Trans>, count: counts?.cancelled },
            ]}
          />
        }
        search={
          <SearchField
            label={t`Chercher dans vos actions`}
            placeholder={t`Titre, personne…`}
            value={search}
            onChange={(value) => change({ search: value })}
          />
        }
        sort={
          <SortSelect
            value={sort}
            onChange={(value) => change({ sort: value })}
            options={[
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'title', label: <Trans>Titre</Trans> },
            ]}
          />
        }
        answer={useNetworkingActions(state)}
        narrowed={search !== '' || !hasNone}
        count={(total) => t`${plural(total, { one: '# action', other: '# actions' })}`}
        failure={<Trans>Les actions de networking ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos actions sont enregistrées. Le reste fonctionne.</Trans>}
        empty={<ActionsEmpty />}
        noResult={<ActionsNotFound state={state} onClear={() => change({ search: '' })} />}
        hrefFor={(page) => hrefFor({ page })}
      >
        {(actions) => (
          <CardGrid label={t`Actions de networking`} least={330}>
            {actions.map((action) => (
              <ActionCard key={action.id} action={action} ask={ask} />
            ))}
          </CardGrid>
        )}
      </PagedListScreen>
      {dialogs}
    </>
  );
}
