import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { isText, routeTo, useGo, useLocationState, useRouteParams, useScreenName } from '@passerelle/shared/routes';
import { Box, fullName, useToast } from '@passerelle/shared/ui';
import { BackToList } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { UserEditForm } from '../user-edit/user-edit.form';
import { useUserRemoval } from '../user-edit/use-user-removal';
import { UserDocuments } from '../user-documents/user-documents';
import { ProgramCard } from '../user-program/program-card';
import { UserHistory } from '../user-history/user-history';
import { IdentityCard } from './identity-card';
import { PendingEmail } from './pending-email';
import { PostCard } from './post-card';
import { ProfileHeader } from './profile-header';
import { ProfileTools } from './profile-tools';
import { UserEntity } from './user-entity';
import { WhoSees } from './who-sees';

/** The profile of one person in the client space. */
export function UserProfileScreen(): ReactNode {
  const { userId } = useRouteParams('clientUser');
  return (
    <>
      <BackToList list={routeTo('clientUsers')} label={<Trans>Retour aux utilisateurs</Trans>} />
      <UserEntity userId={userId}>{(user) => <UserProfile key={user.id} user={user} />}</UserEntity>
    </>
  );
}

const gap = { xs: '14px', md: '24px' } as const;

function UserProfile({ user }: { user: User }): ReactNode {
  const toast = useToast();
  const go = useGo();
  const { from } = useLocationState({ from: isText });
  const [isEditing, setEditing] = useState(false);
  const removal = useUserRemoval(() => go(from ?? routeTo('clientUsers'), { replace: true }));
  const editId = useId();
  useScreenName(fullName(user));
  const wasEditing = useRef(false);
  // The form is gone, and the button that opened it is back.
  useEffect(() => {
    if (wasEditing.current && !isEditing) document.getElementById(editId)?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, editId]);
  const isParticipant = user.role.slug === 'user';
  return (
    <Box sx={{ display: 'grid', gap }}>
      <ProfileHeader
        user={user}
        actions={!isEditing && <ProfileTools user={user} editId={editId} onEdit={() => setEditing(true)} />}
      />
      {user.emailChange && <PendingEmail user={user} change={user.emailChange} />}
      <ProfileColumns side={isParticipant && <ProgramCard user={user} />}>
        {isEditing ? (
          <UserEditForm
            user={user}
            onSaved={(isWaiting) => {
              toast(
                isWaiting ? (
                  <Trans>Les modifications sont enregistrées ; la nouvelle adresse attend d’être confirmée</Trans>
                ) : (
                  <Trans>Les modifications sont enregistrées</Trans>
                ),
                { about: user.id },
              );
              setEditing(false);
            }}
            onClose={() => setEditing(false)}
            onRemove={() => removal.ask(user)}
          />
        ) : (
          <>
            <IdentityCard user={user} />
            {isParticipant && <PostCard job={user.job} />}
            <UserDocuments user={user} />
            <WhoSees />
            <UserHistory user={user} />
          </>
        )}
      </ProfileColumns>
      {removal.dialog}
    </Box>
  );
}

interface ColumnsProps {
  /** The programme: beside the rest where there is room, else before it. */
  side?: ReactNode;
  children: ReactNode;
}

/** Facts in the main column. What is beside them on a wide screen is read first, and comes first on a phone. */
const ProfileColumns = ({ side, children }: ColumnsProps): ReactNode => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', xxl: side ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)' },
      gap,
      alignItems: 'start',
    }}
  >
    {side && <Box sx={{ minWidth: 0, gridColumn: { xxl: 2 }, gridRow: { xxl: 1 } }}>{side}</Box>}
    <Box sx={{ minWidth: 0, display: 'grid', gap, gridColumn: { xxl: 1 }, gridRow: { xxl: 1 } }}>{children}</Box>
  </Box>
);
