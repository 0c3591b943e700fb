import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { fullName, useToast } from '@passerelle/shared/ui';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../../components/full-screen-page';
import { UserEntity } from '../user-entity';
import { ClosureForm } from './closure.form';

/** Closes the programme of a participant, or corrects its closure. */
export function UserClosureScreen(): ReactNode {
  const { userId } = useRouteParams('clientUserClosure');
  return (
    <UserEntity userId={userId} fresh>
      {(user) => <UserClosure key={user.id} user={user} />}
    </UserEntity>
  );
}

function UserClosure({ user }: { user: User }): ReactNode {
  const navigate = useNavigate();
  const toast = useToast();
  const profile = routeTo('clientUser', { userId: user.id });
  const { role, selectedProgram: program } = user;
  const name = fullName(user);
  if (role.slug !== 'user' || !program) return <NothingToClose name={name} profile={profile} />;
  const { closure } = program;
  const programName = program.program.name;
  return (
    <FullScreenPage
      title={closure ? <Trans>Modifier la clôture</Trans> : <Trans>Clôturer le programme</Trans>}
      intro={
        <Trans>
          {name}, programme « {programName} »
        </Trans>
      }
      returnTo={profile}
    >
      <ClosureForm
        user={user}
        program={program}
        onSaved={() => {
          void navigate(profile, { replace: true });
          toast(
            closure ? (
              <Trans>La clôture de {name} est modifiée</Trans>
            ) : (
              <Trans>Le programme de {name} est clôturé</Trans>
            ),
            { about: user.id },
          );
        }}
      />
    </FullScreenPage>
  );
}

const NothingToClose = ({ name, profile }: { name: string; profile: string }): ReactNode => (
  <NotThere
    title={<Trans>Il n’y a pas de programme à clôturer</Trans>}
    to={profile}
    linkLabel={<Trans>Revenir à la fiche</Trans>}
  >
    <Trans>{name} ne suit aucun programme : seuls ceux des participants se clôturent.</Trans>
  </NotThere>
);
