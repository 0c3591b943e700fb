import { Plural, Trans } from '@lingui/react/macro';
import type { UserGroup } from '@passerelle/shared/contract';
import { Box, FailureText, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { readGroup } from './groups.resource';
import { deleteGroup, refreshGroups } from './groups.mutations';

/** Deletes a group after saying what that means for its people; it cannot be taken back. */
export function useGroupDeletion(): { ask: (group: UserGroup) => void; dialog: ReactNode } {
  const toast = useToast();
  const { ask, subject, dialog } = useConfirmation<UserGroup>({
    act: deleteGroup,
    done: ({ name }) => <Trans>Le groupe {name} est supprimé</Trans>,
    about: ({ id }) => id,
    onFailure: refreshGroups,
  });
  const name = subject?.name;
  // Read anew: the list does not say for how many it is the only one.
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
