import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BulkAction, BulkPerson } from '@passerelle/shared/contract';
import { useList } from '@passerelle/shared/lists';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, fullName, PageHeader, Skeleton } from '@passerelle/shared/ui';
import {
  BackToList,
  EntityScreen,
  FilterSelect,
  NoResult,
  NotThere,
  PagedListScreen,
} from '@passerelle/shared/ui/data';
import { DataTable, type Column, SkeletonRows } from '@passerelle/shared/ui/table';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { UserLink } from '../user-link';
import { refreshPeople } from './bulk-action.mutations';
import { bulkPeople, isInSight, isUnderWay, useBulkProgress } from './bulk-action.resource';
import { BulkProgress } from './bulk-progress';
import { BulkPersonOutcome, BulkTitle } from './bulk-labels';

/** Progress of a bulk action, and the outcome for each person. */
export function BulkActionScreen(): ReactNode {
  const { bulkId } = useRouteParams('clientBulkAction');
  return (
    <>
      <BackToList list={routeTo('clientUsers')} label={<Trans>Retour aux utilisateurs</Trans>} />
      <EntityScreen
        state={useBulkProgress(bulkId)}
        skeleton={<Skeleton variant="rounded" height={220} />}
        notFound={
          <NotThere
            title={<Trans>Cette action groupée n’existe pas</Trans>}
            to={routeTo('clientUsers')}
            linkLabel={<Trans>Voir tous les utilisateurs</Trans>}
          >
            <Trans>Seule la personne qui l’a lancée peut en lire le résultat.</Trans>
          </NotThere>
        }
        failure={<Trans>Cette action ne répond pas</Trans>}
        failureText={<Trans>Elle continue sur le serveur : rien n’est perdu.</Trans>}
      >
        {(action) => <BulkResult action={action} />}
      </EntityScreen>
    </>
  );
}

/** A deleted person still has a name, and no page. */
const nameOf = (person: BulkPerson): ReactNode =>
  isInSight(person) ? <UserLink user={person} /> : fullName(person) || <Trans>Personne hors de votre vue</Trans>;

const peopleCount = (total: number): ReactNode => <Plural value={total} one="# personne" other="# personnes" />;

type Kind = BulkAction['kind'];

const columnsFor = (kind: Kind): readonly Column<BulkPerson>[] => [
  { id: 'name', identifies: true, width: '40%', header: <Trans context="the whole name">Nom</Trans>, cell: nameOf },
  {
    id: 'outcome',
    header: <Trans>Résultat</Trans>,
    cell: (person) => <BulkPersonOutcome person={person} kind={kind} />,
  },
];

/** A row of the table on a phone. */
const listItemFor = (kind: Kind) => (person: BulkPerson) => (
  <Box sx={{ display: 'grid', gap: '4px' }}>
    <Box sx={{ fontWeight: 600 }}>{nameOf(person)}</Box>
    <Box sx={{ typography: 'body2' }}>
      <BulkPersonOutcome person={person} kind={kind} />
    </Box>
  </Box>
);

function BulkResult({ action }: { action: BulkAction }): ReactNode {
  const { t } = useLingui();
  const list = useList(bulkPeople, { params: { bulkId: action.id } });
  const isOver = !isUnderWay(action);
  const handled = action.done + action.skipped.reduce((sum, { count }) => sum + count, 0);
  const follow = useEffectEvent((count: number, isFinished: boolean) => {
    if (count > 0) list.answer.retry();
    if (isFinished) refreshPeople();
  });
  useEffect(() => follow(handled, isOver), [handled, isOver]);

  return (
    <PagedListScreen<BulkPerson>
      {...list.screen}
      header={
        <>
          <PageHeader title={<BulkTitle action={action} />} />
          <BulkProgress action={action} />
        </>
      }
      filters={
        <FilterSelect
          label={t`Résultat`}
          value={list.state.outcome}
          onChange={(outcome) => list.change({ outcome })}
          options={[
            { value: 'all', label: <Trans>tous</Trans> },
            { value: 'done', label: <Trans>Fait</Trans> },
            { value: 'skipped', label: <Trans>Laissé de côté</Trans> },
            { value: 'pending', label: <Trans>Pas encore traité</Trans> },
          ]}
        />
      }
      count={peopleCount}
      skeleton={<SkeletonRows />}
      failure={<Trans>Le résultat ne répond pas</Trans>}
      empty={null}
      noResult={<NoResult title={<Trans>Personne dans ce cas</Trans>} onClear={list.clear} />}
    >
      {(people) => (
        <DataTable
          caption={t`Résultat par personne`}
          columns={columnsFor(action.kind)}
          rows={people}
          idOf={(person) => person.id ?? String(people.indexOf(person))}
          listItem={listItemFor(action.kind)}
        />
      )}
    </PagedListScreen>
  );
}
