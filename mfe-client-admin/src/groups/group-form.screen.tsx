import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { SkeletonCard, useToast } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import { useReturnPlace } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../components/full-screen-page';
import { useGroup } from './groups.resource';
import { GroupForm } from './group.form';

/** Adds a group, or changes the one that the address names. */
export function GroupFormScreen(): ReactNode {
  const { groupId } = useRouteParams('clientGroupForm');
  const toast = useToast();
  const navigate = useNavigate();
  const { returnTo } = useReturnPlace(routeTo('clientGroups'));
  const done = (message: ReactNode): void => {
    toast(message);
    void navigate(returnTo);
  };
  if (!groupId) {
    return (
      <FullScreenPage title={<Trans>Créer un groupe</Trans>} returnTo={returnTo}>
        <GroupForm onSaved={(name) => done(<Trans>Le groupe {name} est créé</Trans>)} />
      </FullScreenPage>
    );
  }
  return (
    <FullScreenPage title={<Trans>Modifier un groupe</Trans>} returnTo={returnTo}>
      <ExistingGroup
        key={groupId}
        groupId={groupId}
        onSaved={(name) => done(<Trans>Le groupe {name} est modifié</Trans>)}
      />
    </FullScreenPage>
  );
}

function ExistingGroup({ groupId, onSaved }: { groupId: string; onSaved: (name: string) => void }): ReactNode {
  return (
    <EntityScreen
      state={useGroup(groupId)}
      fresh
      skeleton={<SkeletonCard lines={6} />}
      notFound={
        <NotThere
          title={<Trans>Ce groupe n’est pas dans votre organisation</Trans>}
          to={routeTo('clientGroups')}
          linkLabel={<Trans>Voir tous les groupes</Trans>}
        >
          <Trans>Il a peut-être été supprimé.</Trans>
        </NotThere>
      }
      failure={<Trans>Ce groupe ne répond pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
    >
      {(group) => <GroupForm group={group} onSaved={onSaved} />}
    </EntityScreen>
  );
}
