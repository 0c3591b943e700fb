import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, fullName } from '@passerelle/shared/ui';
import { ConfirmDialog, useDeletion } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { deleteUser, refreshUser, restoreUser } from '../user.mutations';

/** Effect on the person's seat: released before the programme begins, used afterwards. */
function SeatAfterwards({ user: { selectedProgram } }: { user: User }): ReactNode {
  if (!selectedProgram || selectedProgram.closure) return <Trans>Aucune place n’est concernée.</Trans>;
  return selectedProgram.status === 'pending' ? (
    <Trans>Son programme n’a pas commencé : la place redevient libre.</Trans>
  ) : (
    <Trans>Son programme a commencé : la place reste utilisée.</Trans>
  );
}

/** Deletes a person after saying what that means; the toast offers to take it back. */
export function useUserRemoval(onDeleted: () => void): { ask: (user: User) => void; dialog: ReactNode } {
  const { number } = useFormats();
  const days = number(durations.userRestoreDays);
  const { ask, subject, dialog } = useDeletion<User>({
    remove: deleteUser,
    restore: restoreUser,
    onDeleted,
    removed: (user) => {
      const name = fullName(user);
      return <Trans>{name} ne fait plus partie de votre espace</Trans>;
    },
    restored: (user) => {
      const name = fullName(user);
      return <Trans>{name} est de nouveau dans votre espace</Trans>;
    },
    onFailure: refreshUser,
  });
  const name = subject && fullName(subject);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer {name} ?</Trans>}
        confirmLabel={<Trans>Supprimer la personne</Trans>}
      >
        <Box component="ul" sx={{ display: 'grid', gap: '8px', m: 0, paddingInlineStart: '20px' }}>
          <li>
            <Trans>Elle disparaît tout de suite des listes et ne peut plus se connecter.</Trans>
          </li>
          <li>
            <Trans>
              Pendant {days} jours, vous pouvez la rétablir, avec tout ce qu’elle a saisi, depuis les personnes
              supprimées.
            </Trans>
          </li>
          <li>
            <Trans>Ensuite, ses données sont effacées pour de bon.</Trans>
          </li>
          {subject && (
            <li>
              <SeatAfterwards user={subject} />
            </li>
          )}
        </Box>
      </ConfirmDialog>
    ),
  };
}
