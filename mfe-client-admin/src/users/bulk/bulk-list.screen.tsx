import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BulkAction } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Box, EmptyState, Link, PageHeader } from '@passerelle/shared/ui';
import { BackToList, PagedListScreen } from '@passerelle/shared/ui/data';
import { type Column, DataTable, SkeletonRows } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { bulkActions } from './bulk-action.resource';
import { BulkDone, BulkStatusLabel, BulkTitle } from './bulk-labels';

const ActionLink = ({ action }: { action: BulkAction }): ReactNode => (
  <Link component={RouteLink} to={routeTo('clientBulkAction', { bulkId: action.id })} sx={{ fontWeight: 600 }}>
    <BulkTitle action={action} />
  </Link>
);

/** A planned action has its first day, another one its start. */
function When({ action }: { action: BulkAction }): ReactNode {
  const { date, dateTime } = useFormats();
  const { startsAt, createdAt } = action;
  return startsAt === null ? (
    <time dateTime={createdAt}>{dateTime(createdAt)}</time>
  ) : (
    <time dateTime={startsAt}>{date(startsAt, 'local')}</time>
  );
}

const People = ({ action }: { action: BulkAction }): ReactNode =>
  action.status === 'planned' || action.status === 'cancelled' ? (
    <Plural value={action.total} one="# personne" other="# personnes" />
  ) : (
    <BulkDone action={action} />
  );

const columns: readonly Column<BulkAction>[] = [
  {
    id: 'title',
    identifies: true,
    width: '40%',
    header: <Trans>Action</Trans>,
    cell: (action) => <ActionLink action={action} />,
  },
  { id: 'when', header: <Trans>Date</Trans>, cell: (action) => <When action={action} /> },
  { id: 'status', header: <Trans>État</Trans>, cell: ({ status }) => <BulkStatusLabel status={status} /> },
  { id: 'people', header: <Trans>Résultat</Trans>, cell: (action) => <People action={action} /> },
];

const listItem = (action: BulkAction): ReactNode => (
  <Box sx={{ display: 'grid', gap: '6px', justifyItems: 'start' }}>
    <ActionLink action={action} />
    <BulkStatusLabel status={action.status} />
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <When action={action} /> · <People action={action} />
    </Box>
  </Box>
);

const countOf = (count: number): ReactNode => <Plural value={count} one="# action" other="# actions" />;

/** The viewer's bulk actions: past ones with their result, planned ones until they start. */
export function BulkListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(bulkActions);
  return (
    <PagedListScreen<BulkAction>
      {...list.screen}
      header={
        <>
          <BackToList list={routeTo('clientUsers')} label={<Trans>Retour aux utilisateurs</Trans>} />
          <PageHeader
            title={<Trans>Actions groupées</Trans>}
            count={list.answer.data && number(list.answer.data.totalCount)}
          >
            <Trans>Ce que vous avez fait ou prévu pour plusieurs personnes à la fois.</Trans>
          </PageHeader>
        </>
      }
      count={countOf}
      isCountInTitle
      skeleton={<SkeletonRows />}
      failure={<Trans>Les actions groupées ne répondent pas</Trans>}
      empty={
        <EmptyState title={<Trans>Aucune action groupée pour l’instant</Trans>}>
          <Trans>Sélectionnez des personnes dans la liste des utilisateurs : les actions possibles s’affichent.</Trans>
        </EmptyState>
      }
      noResult={null}
    >
      {(actions) => (
        <DataTable
          caption={t`Actions groupées`}
          columns={columns}
          rows={actions}
          idOf={({ id }) => id}
          listItem={listItem}
        />
      )}
    </PagedListScreen>
  );
}
