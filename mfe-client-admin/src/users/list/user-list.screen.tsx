import { Plural, Trans, useLingui } from '@lingui/react/macro';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { useMay } from '@passerelle/shared/client';
import type { UserSummary, UserSort } from '@passerelle/shared/contract';
import { sortOrders } from '@passerelle/shared/contract/rules/common/list-query';
import { useFormats } from '@passerelle/shared/i18n';
import { useList, useListSettings, useSavedViews } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, PageHeader, useBreakpointUp } from '@passerelle/shared/ui';
import { PagedListScreen, RestoredSearchNotice, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import { ColumnChoice, SavedViews, SkeletonRows, type Sorting } from '@passerelle/shared/ui/table';
import { Suspense, type ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ExportButton } from '../../components/export-button';
import { useChosenColumns } from '../../components/use-chosen-columns';
import { AddUserLink, BulkActionsLink, DeletedUsersLink } from '../../components/user-list-links';
import { NoUsers, UserFilterNames } from './filtered-users';
import { userColumns } from './user-columns';
import { slidingRow, UserFilters } from './user-filters';
import { exportUsers, userList } from './user-list.resource';
import { UserTable } from './user-table';
import { WelcomeButton } from './welcome-button';

/** Sort menu for layouts without clickable column headers. */
function UserOrder({ sorting }: { sorting: Sorting<UserSort> }): ReactNode {
  const hasHeads = useBreakpointUp('lg');
  if (hasHeads) return null;
  const valueOf = (by: UserSort, order: string): string => `${by} ${order}`;
  const sorts = ['lastName', 'lastActivity', 'createdAt', 'silence', 'programEnd'] as const;
  const choices = sorts.flatMap((by) => sortOrders.map((order) => ({ by, order, value: valueOf(by, order) })));
  const labels: Record<string, ReactNode> = {
    'lastName asc': <Trans>Nom, de A à Z</Trans>,
    'lastName desc': <Trans>Nom, de Z à A</Trans>,
    'lastActivity desc': <Trans>Dernière connexion, récente d’abord</Trans>,
    'lastActivity asc': <Trans>Dernière connexion, ancienne d’abord</Trans>,
    'createdAt desc': <Trans>Ajout, récent d’abord</Trans>,
    'createdAt asc': <Trans>Ajout, ancien d’abord</Trans>,
    'silence asc': <Trans>Sans nouvelles, depuis longtemps d’abord</Trans>,
    'silence desc': <Trans>Sans nouvelles, depuis peu d’abord</Trans>,
    'programEnd asc': <Trans>Fin du programme, proche d’abord</Trans>,
    'programEnd desc': <Trans>Fin du programme, lointaine d’abord</Trans>,
  };
  const current = valueOf(sorting.by, sorting.order);
  // The sort order may come from a URL made in the layout with column headers.
  const isOffered = choices.some(({ value }) => value === current);
  const headOfCurrent = userColumns.find(({ sort }) => sort === sorting.by)?.header;
  return (
    <SortSelect
      value={current}
      options={[
        ...choices.map(({ value }) => ({ value, label: labels[value] })),
        ...(isOffered ? [] : [{ value: current, label: headOfCurrent }]),
      ]}
      onChange={(chosen) => {
        const choice = choices.find(({ value }) => value === chosen);
        if (choice) sorting.onChange(choice.by, choice.order);
      }}
    />
  );
}

const ImportLink = (): ReactNode => (
  <Button component={RouteLink} to={routeTo('clientUserImport')} variant="neutral" startIcon={<UploadRounded />}>
    <Trans>Importer</Trans>
  </Button>
);

/** Text of the count; « ou plus » if the server stopped counting at its limit. */
const countOf = (count: number, isCapped: boolean): ReactNode =>
  isCapped ? (
    <Plural value={count} one="# personne ou plus" other="# personnes ou plus" />
  ) : (
    <Plural value={count} one="# personne" other="# personnes" />
  );

/** The users that this member of staff may see. */
export function UserListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(userList);
  const settings = useListSettings('users');
  const { shown, ...columns } = useChosenColumns(userColumns, settings);
  const views = useSavedViews(settings, list.view, columns);
  const mayWrite = useMay('users', 'w');
  // On a wide screen, beside the saved views; an empty list without filters has no such row.
  const hasRoom = useBreakpointUp('lg');

  const { data } = list.answer;
  const isInTools = hasRoom && (list.screen.narrowed || data?.totalCount !== 0);
  const others = mayWrite && (
    <>
      <BulkActionsLink />
      <DeletedUsersLink />
    </>
  );
  const total = data && number(data.totalCount);
  const noUsers = (
    <Suspense>
      <NoUsers list={list} mayWrite={mayWrite} />
    </Suspense>
  );
  return (
    <PagedListScreen<UserSummary>
      {...list.screen}
      header={
        <PageHeader
          title={<Trans>Utilisateurs</Trans>}
          count={data?.totalCountCapped ? <Trans>{total}+</Trans> : total}
          actions={
            <Box sx={[slidingRow, { '& > .MuiButton-root': { flex: 'none' } }]}>
              {mayWrite && <AddUserLink />}
              {mayWrite && <ImportLink />}
              {mayWrite && <WelcomeButton />}
              <ExportButton onExport={() => exportUsers(list.query)} />
              {!isInTools && others}
            </Box>
          }
        >
          <Trans>Les personnes que vous suivez, et où en est leur programme.</Trans>
        </PageHeader>
      }
      notice={
        <RestoredSearchNotice
          restored={list.restored}
          filterNames={<UserFilterNames state={list.state} fields={list.restored?.filters ?? []} />}
        />
      }
      search={<SearchField label={t`Chercher une personne`} placeholder={t`Nom, e‑mail…`} {...list.searchField} />}
      filters={<UserFilters state={list.state} filtered={list.filtered} onChange={list.change} />}
      sort={
        <Box sx={[slidingRow, { '& > .MuiButton-root': { flex: 'none' } }]}>
          <UserOrder sorting={list.sorting} />
          {isInTools && others}
          <SavedViews views={views} everything={<Trans>Toutes les personnes</Trans>} />
          <ColumnChoice {...columns} />
        </Box>
      }
      count={countOf}
      isCountInTitle
      skeleton={<SkeletonRows />}
      failure={<Trans>Les personnes ne répondent pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={noUsers}
      noResult={noUsers}
    >
      {() => <UserTable list={list} columns={shown} mayWrite={mayWrite} />}
    </PagedListScreen>
  );
}
