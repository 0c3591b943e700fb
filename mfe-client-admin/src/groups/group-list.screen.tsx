import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { useMay } from '@passerelle/shared/client';
import type { UserGroup } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useList, useListSettings } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, EmptyState, FailureText, PageHeader, useToast } from '@passerelle/shared/ui';
import {
  ConfirmDialog,
  NoResult,
  PagedListScreen,
  RestoredSearchNotice,
  SearchField,
  SortSelect,
  useConfirmation,
} from '@passerelle/shared/ui/data';
import { ColumnChoice, SkeletonRows } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useChosenColumns } from '../components/use-chosen-columns';
import { groupList, readGroup } from './groups.resource';
import { groupColumns, GroupTable } from './group-table';
import { deleteGroup, refreshGroups } from './groups.mutations';

/** Deletes a group after saying what that means for its people; it cannot be taken back. */
function useGroupDeletion(): { ask: (group: UserGroup) => void; dialog: ReactNode } {
  const toast = useToast();
  const { ask, subject, dialog } = useConfirmation<UserGroup>({
    act: deleteGroup,
    done: ({ name }) => <Trans>Le groupe {name} est supprimé</Trans>,
    about: ({ id }) => id,
    onFailure: refreshGroups,
  });
  const name = subject?.name;
  // Loads the group: the list lacks the number of people without another group.
  const askAbout = (listed: UserGroup): void => {
    readGroup(listed.id).then(ask, (error: unknown) => {
      toast(<FailureText error={error} />, { tone: 'error', about: listed.id });
      refreshGroups(listed);
    });
  };
  return {
    ask: askAbout,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer le groupe {name} ?</Trans>}
        confirmLabel={<Trans>Supprimer le groupe</Trans>}
      >
        {subject && <WhatItMeans group={subject} />}
      </ConfirmDialog>
    ),
  };
}

function WhatItMeans({ group: { userCount, onlyGroupOf = 0, managerCount } }: { group: UserGroup }): ReactNode {
  if (userCount === 0 && managerCount === 0) return <Trans>Personne n’en fait partie.</Trans>;
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' }}>
      {userCount > 0 && (
        <li>
          <Plural
            value={userCount}
            one="# personne le quitte. Son compte, son programme et sa place sont conservés."
            other="# personnes le quittent. Leurs comptes, leurs programmes et leurs places sont conservés."
          />
        </li>
      )}
      {onlyGroupOf > 0 && (
        <li>
          <Plural
            value={onlyGroupOf}
            one="# personne n’aura plus aucun groupe : seuls son manager et l’administration la verront encore."
            other="# personnes n’auront plus aucun groupe : seuls leur manager et l’administration les verront encore."
          />
        </li>
      )}
      {managerCount > 0 && (
        <li>
          <Plural
            value={managerCount}
            one="# personne de l’encadrement ne le suivra plus."
            other="# personnes de l’encadrement ne le suivront plus."
          />
        </li>
      )}
    </Box>
  );
}

const countOf = (count: number): ReactNode => <Plural value={count} one="# groupe" other="# groupes" />;

/** The groups that this member of staff may see. */
export function GroupListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(groupList);
  const { ask, dialog } = useGroupDeletion();
  const mayWrite = useMay('userGroups', 'w');
  const { shown, ...columns } = useChosenColumns(groupColumns, useListSettings('groups'));
  const total = list.answer.data?.totalCount;
  return (
    <>
      <PagedListScreen
        {...list.screen}
        header={
          <PageHeader
            title={<Trans>Groupes</Trans>}
            count={total === undefined ? undefined : number(total)}
            actions={mayWrite && <AddGroup />}
          >
            {mayWrite ? (
              <Trans>
                Un groupe réunit des personnes et leur ouvre des packs de licences. Un pack ouvert à plusieurs groupes
                est partagé : ses places comptent dans chacun.
              </Trans>
            ) : (
              <Trans>
                Un groupe réunit des personnes et leur ouvre des packs de licences. Un pack ouvert à plusieurs groupes
                est partagé : ses places comptent dans chacun. Les groupes sont créés et modifiés par un administrateur
                de votre organisation ; vous y placez des personnes depuis la liste des utilisateurs.
              </Trans>
            )}
          </PageHeader>
        }
        notice={<RestoredSearchNotice restored={list.restored} />}
        search={<SearchField label={t`Chercher un groupe`} placeholder={t`Nom, description…`} {...list.searchField} />}
        sort={
          <>
            <SortSelect
              {...list.sortSelect}
              options={[
                { value: 'name', label: <Trans>Ordre alphabétique</Trans> },
                { value: 'createdAt', label: <Trans>Date de création</Trans> },
              ]}
            />
            <ColumnChoice {...columns} />
          </>
        }
        count={countOf}
        isCountInTitle
        skeleton={<SkeletonRows />}
        failure={<Trans>Les groupes ne répondent pas</Trans>}
        failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
        empty={
          <EmptyState title={<Trans>Aucun groupe pour l’instant</Trans>} action={mayWrite && <AddGroup />}>
            {mayWrite ? (
              <Trans>Créez un premier groupe : un site, un service, une promotion.</Trans>
            ) : (
              <Trans>
                Les groupes que l’on vous confie apparaîtront ici. S’il en manque un, demandez-le à un administrateur de
                votre organisation.
              </Trans>
            )}
          </EmptyState>
        }
        noResult={<NoResult title={<Trans>Aucun groupe ne correspond à votre recherche</Trans>} onClear={list.clear} />}
      >
        {(groups) => <GroupTable groups={groups} columns={shown} mayWrite={mayWrite} onDelete={ask} />}
      </PagedListScreen>
      {dialog}
    </>
  );
}

const AddGroup = (): ReactNode => (
  <Button
    component={RouteLink}
    to={routeTo('clientGroupForm', {})}
    state={{ from: routeTo('clientGroups') }}
    variant="contained"
    startIcon={<AddRounded />}
  >
    <Trans>Créer un groupe</Trans>
  </Button>
);
