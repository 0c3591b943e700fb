import { Plural, Trans, useLingui } from '@lingui/react/macro';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import type { DeletedUser } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { ApiError, useCall } from '@passerelle/shared/client';
import { useFormats } from '@passerelle/shared/i18n';
import { defineList, useList } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import {
  ActionButton,
  Box,
  Email,
  EmptyState,
  FailureText,
  fullName,
  PageHeader,
  useToast,
} from '@passerelle/shared/ui';
import { NoResult, PagedListScreen, SearchField } from '@passerelle/shared/ui/data';
import { type Column, DataTable, SkeletonRows } from '@passerelle/shared/ui/table';
import { type ReactNode, useState } from 'react';

import { EmailText } from '../../components/email-text';
import { RoleLabel } from '../../components/user-labels';
import { restoreUser } from '../user.mutations';

/** People who can still be taken back, the latest first. */
const deletedList = defineList('GET /users/deleted', () => ({}));

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.fields['email'] === 'duplicate';

/** Restores a deleted user. Only staff who may assign the user's role can do it. */
function RestoreButton({ user }: { user: DeletedUser }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const { data: me } = useCall('GET /me');
  const [busy, setBusy] = useState(false);
  const name = fullName(user);
  if (!me || !grantableRoles(me.role.slug).includes(user.role.slug)) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await restoreUser(user);
      toast(<Trans>{name} est de nouveau dans votre espace</Trans>, { about: user.id });
    } catch (error) {
      const text = isTaken(error) ? (
        <Trans>Rétablissement impossible : quelqu’un d’autre utilise maintenant cette adresse e‑mail.</Trans>
      ) : (
        <FailureText error={error} />
      );
      toast(text, { about: user.id, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton
      variant="neutral"
      size="small"
      busy={busy}
      startIcon={<RestoreRounded />}
      aria-label={t`Rétablir ${name}`}
      onClick={() => void press()}
      sx={{ minHeight: { xs: 44, lg: 36 } }}
    >
      <Trans>Rétablir</Trans>
    </ActionButton>
  );
}

function Until({ user: { restorableUntil } }: { user: DeletedUser }): ReactNode {
  const { date } = useFormats();
  return <time dateTime={restorableUntil}>{date(restorableUntil, 'local')}</time>;
}

function On({ user: { deletedAt } }: { user: DeletedUser }): ReactNode {
  const { date } = useFormats();
  return <time dateTime={deletedAt}>{date(deletedAt, 'local')}</time>;
}

const columns: readonly Column<DeletedUser>[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans context="the whole name">Nom</Trans>,
    width: '34%',
    cell: (user) => (
      <>
        <Box sx={{ fontWeight: 600 }}>{fullName(user)}</Box>
        <EmailText email={user.email} />
      </>
    ),
  },
  { id: 'role', header: <Trans>Rôle</Trans>, cell: (user) => <RoleLabel role={user.role.slug} /> },
  { id: 'deletedAt', header: <Trans>Supprimée le</Trans>, cell: (user) => <On user={user} /> },
  { id: 'until', header: <Trans>Effacée le</Trans>, cell: (user) => <Until user={user} /> },
  { id: 'restore', header: <Trans>Action</Trans>, align: 'end', cell: (user) => <RestoreButton user={user} /> },
];

const listItem = (user: DeletedUser): ReactNode => <DeletedItem user={user} />;

function DeletedItem({ user }: { user: DeletedUser }): ReactNode {
  const { date } = useFormats();
  const until = date(user.restorableUntil, 'local');
  return (
    <Box sx={{ display: 'grid', gap: '4px', justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 600 }}>{fullName(user)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Email>{user.email}</Email>
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <Trans>Effacement le {until}</Trans>
      </Box>
      <RestoreButton user={user} />
    </Box>
  );
}

const countOf = (count: number): ReactNode => <Plural value={count} one="# personne" other="# personnes" />;

/** People who were deleted, as long as they can be taken back. */
export function UserDeletedScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(deletedList);
  const days = number(durations.userRestoreDays);
  return (
    <PagedListScreen<DeletedUser>
      {...list.screen}
      header={
        <PageHeader
          back={{ to: routeTo('clientUsers'), label: <Trans>Retour aux utilisateurs</Trans> }}
          title={<Trans>Personnes supprimées</Trans>}
        >
          <Trans>
            Pendant {days} jours, une personne supprimée peut être rétablie, avec tout ce qu’elle a saisi. Ensuite, ses
            données sont effacées.
          </Trans>
        </PageHeader>
      }
      search={<SearchField label={t`Chercher une personne`} placeholder={t`Nom, e‑mail…`} {...list.searchField} />}
      count={countOf}
      skeleton={<SkeletonRows />}
      failure={<Trans>Les personnes supprimées ne répondent pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={
        <EmptyState title={<Trans>Aucune personne supprimée</Trans>}>
          <Trans>Les personnes que vous supprimez restent ici {days} jours.</Trans>
        </EmptyState>
      }
      noResult={
        <NoResult
          title={<Trans>Personne ne correspond à votre recherche</Trans>}
          action={<Trans>Effacer la recherche</Trans>}
          onClear={list.clear}
        />
      }
    >
      {() => (
        <DataTable
          caption={t`Personnes supprimées`}
          columns={columns}
          rows={list.rows}
          idOf={({ id }) => id}
          listItem={listItem}
        />
      )}
    </PagedListScreen>
  );
}
