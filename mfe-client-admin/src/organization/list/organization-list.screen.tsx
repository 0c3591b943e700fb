import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { Organization } from '@passerelle/shared/contract';
import { groupSorts } from '@passerelle/shared/contract/enums/users';
import { useFormats } from '@passerelle/shared/i18n';
import { defineList, useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Button, EmptyState, PageHeader } from '@passerelle/shared/ui';
import { NoResult, PagedListScreen, RestoredSearchNotice, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import { DataTable, SkeletonRows } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { organizationColumns, OrganizationItem } from './organization-columns';

const organizationList = defineList('GET /organizations', () => ({
  sorts: groupSorts,
  rememberSearchAs: 'client-organizations',
  filters: {},
}));

const idOf = ({ id }: Organization): string => id;
const listItem = (organization: Organization): ReactNode => <OrganizationItem organization={organization} />;
const countOf = (count: number): ReactNode => <Plural value={count} one="# organisation" other="# organisations" />;

const AddOrganization = (): ReactNode => (
  <Button component={RouteLink} to={routeTo('clientOrganizationCreate')} variant="contained" startIcon={<AddRounded />}>
    <Trans>Ajouter une organisation</Trans>
  </Button>
);

/** Every organisation of the product, for its own staff. */
export function OrganizationListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(organizationList);
  const total = list.answer.data?.totalCount;
  return (
    <PagedListScreen<Organization>
      {...list.screen}
      header={
        <PageHeader
          title={<Trans>Organisations</Trans>}
          count={total === undefined ? undefined : number(total)}
          actions={<AddOrganization />}
        >
          <Trans>Les entreprises clientes, et qui les administre.</Trans>
        </PageHeader>
      }
      notice={<RestoredSearchNotice restored={list.restored} />}
      search={
        <SearchField
          label={t`Chercher une organisation`}
          placeholder={t`Nom, groupe, raison sociale…`}
          {...list.searchField}
        />
      }
      sort={
        <SortSelect
          {...list.sortSelect}
          options={[
            { value: 'name', label: <Trans context="of a thing">Nom</Trans> },
            { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
          ]}
        />
      }
      count={countOf}
      isCountInTitle
      skeleton={<SkeletonRows />}
      failure={<Trans>Les organisations ne répondent pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={
        <EmptyState title={<Trans>Aucune organisation pour l’instant</Trans>} action={<AddOrganization />}>
          <Trans>Ajoutez la première : son administrateur principal reçoit une invitation.</Trans>
        </EmptyState>
      }
      noResult={<NoResult title={<Trans>Aucune organisation ne correspond</Trans>} onClear={list.clear} />}
    >
      {(organizations) => (
        <DataTable
          caption={t`Organisations`}
          columns={organizationColumns}
          rows={organizations}
          idOf={idOf}
          listItem={listItem}
        />
      )}
    </PagedListScreen>
  );
}
