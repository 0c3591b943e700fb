import { Plural, Trans, useLingui } from '@lingui/react/macro';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { useMay } from '@passerelle/shared/client';
import type { UserSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useList, useListSettings, useSavedViews } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Button, PageHeader, useBreakpointUp } from '@passerelle/shared/ui';
import { PagedListScreen, RestoredSearchNotice, SearchField } from '@passerelle/shared/ui/data';
import { ColumnChoice, SavedViews, SkeletonRows } from '@passerelle/shared/ui/table';
import { Suspense, type ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ExportButton } from '../components/export-button';
import { useChosenColumns } from '../components/use-chosen-columns';
import { AddUserLink, DeletedUsersLink } from '../user-create/add-user-link';
import { userColumns } from './user-columns';
import { NoUsers, UserFilterNames } from './narrowed';
import { UserFilters } from './user-filters';
import { exportUsers, userList } from './user-list.resource';
import { UserOrder } from './user-order';
import { UserTable } from './user-table';
import { WelcomeButton } from './welcome-button';

const ImportLink = (): ReactNode => (
  <Button component={RouteLink} to={routeTo('clientUserImport')} variant="neutral" startIcon={<UploadRounded />}>
    <Trans>Importer</Trans>
  </Button>
);

/** Where the server stopped counting, the figure says that there may be more. */
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
  // Beside the views where there is room; a list that has nothing yet has no such line.
  const hasRoom = useBreakpointUp('lg');

  const { data } = list.answer;
  const isInTools = hasRoom && (list.screen.narrowed || data?.totalCount !== 0);
  const deleted = mayWrite && <DeletedUsersLink />;
  const total = data && number(data.totalCount);
  const nobody = (
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
            <>
              {mayWrite && <AddUserLink />}
              {mayWrite && <ImportLink />}
              {mayWrite && <WelcomeButton />}
              <ExportButton onExport={() => exportUsers(list.query)} />
              {!isInTools && deleted}
            </>
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
        <>
          <UserOrder sorting={list.sorting} />
          {isInTools && deleted}
          <SavedViews views={views} everything={<Trans>Toutes les personnes</Trans>} />
          <ColumnChoice {...columns} />
        </>
      }
      count={countOf}
      isCountInTitle
      skeleton={<SkeletonRows />}
      failure={<Trans>Les utilisateurs ne répondent pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={nobody}
      noResult={nobody}
    >
      {() => <UserTable list={list} columns={shown} mayWrite={mayWrite} />}
    </PagedListScreen>
  );
}
