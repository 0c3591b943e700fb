import { Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import EventNoteRounded from '@mui/icons-material/EventNoteRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import KeyOffRounded from '@mui/icons-material/KeyOffRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import { useMay } from '@passerelle/shared/client';
import type { User } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Button, fullName } from '@passerelle/shared/ui';
import { type RowAction, RowMenu, ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { LogAsDialog } from '../../log-as/log-as-dialog';
import { endSessionsOf, refreshUser, resetSecondFactor } from '../user.mutations';
import { useMayChange } from '../user.resource';
import { HandOverDialog } from '../bulk/hand-over-dialog';
import { useBulkStart } from '../list/use-bulk-start';
import { useWelcome } from './use-welcome';

/** Actions for a person who has lost their phone, each after a confirmation. */
function useAccessActions(user: User): { actions: readonly RowAction[]; dialogs: ReactNode } {
  const name = fullName(user);
  const sessions = useConfirmation<User>({
    act: endSessionsOf,
    done: () => <Trans>Les sessions de {name} sont terminées</Trans>,
    about: ({ id }) => id,
  });
  const factor = useConfirmation<User>({
    act: resetSecondFactor,
    done: () => <Trans>La double authentification de {name} est retirée</Trans>,
    about: ({ id }) => id,
    onFailure: refreshUser,
  });
  const endSessions: RowAction = {
    id: 'sessions',
    label: <Trans>Terminer les sessions</Trans>,
    icon: <LogoutRounded className="flip" />,
    onPress: () => sessions.ask(user),
  };
  const resetFactor: RowAction = {
    id: 'secondFactor',
    label: <Trans>Retirer la double authentification</Trans>,
    icon: <KeyOffRounded />,
    onPress: () => factor.ask(user),
  };
  return {
    actions: [endSessions, ...(user.hasSecondFactor ? [resetFactor] : [])],
    dialogs: (
      <>
        <ConfirmDialog
          {...sessions.dialog}
          title={<Trans>Terminer les sessions de {name} ?</Trans>}
          confirmLabel={<Trans>Terminer les sessions</Trans>}
        >
          <Trans>
            Cette personne devra se connecter à nouveau, avec le même mot de passe, sur chacun de ses appareils. Elle en
            est prévenue par e‑mail.
          </Trans>
        </ConfirmDialog>
        <ConfirmDialog
          {...factor.dialog}
          danger
          title={<Trans>Retirer la double authentification de {name} ?</Trans>}
          confirmLabel={<Trans>Retirer la double authentification</Trans>}
        >
          <Trans>
            Assurez-vous d’abord que la demande vient bien de cette personne. Elle pourra se connecter avec son seul mot
            de passe, et en est prévenue par e‑mail. Ses sessions sont terminées.
          </Trans>
        </ConfirmDialog>
      </>
    ),
  };
}

/** A participant whose programme can still be closed. */
const hasOpenProgram = ({ role, selectedProgram }: User): boolean =>
  role.slug === 'user' && selectedProgram !== null && selectedProgram.closure === null;

/** Managers and HR representatives follow participants and managers. */
const isFollowed = ({ role }: User): boolean => role.slug === 'user' || role.slug === 'manager';

interface Props {
  user: User;
  /** Id of the button that opens the form, which gets the focus back. */
  editId: string;
  onEdit: () => void;
}

/** Actions of staff on a person; none with read permission alone. */
export function ProfileTools({ user, editId, onEdit }: Props): ReactNode {
  const { t } = useLingui();
  const mayWrite = useMay('users', 'w');
  const mayChange = useMayChange(user);
  const mayLogAs = useMay('logAs', 'w');
  const [isLoggingAs, setLoggingAs] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const { startFromForm } = useBulkStart();
  const welcome = useWelcome(user);
  const access = useAccessActions(user);
  const name = fullName(user);
  const closure: RowAction = {
    id: 'closure',
    label: <Trans>Clôturer le programme</Trans>,
    icon: <FlagOutlined />,
    to: routeTo('clientUserClosure', { userId: user.id }),
  };
  const handOver: RowAction = {
    id: 'handOver',
    label: <Trans>Transmettre le suivi</Trans>,
    icon: <SwapHorizRounded />,
    onPress: () => setHandingOver(true),
  };
  const logAs: RowAction = {
    id: 'logAs',
    label: <Trans>Se connecter en tant que {name}</Trans>,
    icon: <SupervisorAccountRounded />,
    onPress: () => setLoggingAs(true),
  };
  const others = [
    ...(mayChange && isFollowed(user) ? [handOver] : []),
    ...(mayChange && hasOpenProgram(user) ? [closure] : []),
    ...(mayChange ? access.actions : []),
    // An account without accepted terms has nothing to show yet.
    ...(mayLogAs && mayChange && user.acceptedTerms ? [logAs] : []),
  ];
  return (
    <>
      {mayWrite && !user.hasSetupAccount && (
        <Button variant="neutral" startIcon={<MailOutlineRounded />} onClick={welcome.ask}>
          <Trans>Envoyer l’e‑mail de bienvenue</Trans>
        </Button>
      )}
      {user.role.slug === 'user' && (
        <Button
          component={RouteLink}
          to={routeTo('clientUserInterview', { userId: user.id })}
          variant="neutral"
          startIcon={<EventNoteRounded />}
        >
          <Trans>Préparer l’entretien</Trans>
        </Button>
      )}
      {mayChange && (
        <Button id={editId} variant="neutral" startIcon={<EditRounded />} onClick={onEdit}>
          <Trans>Modifier</Trans>
        </Button>
      )}
      {others.length > 0 && <RowMenu label={t`Autres actions pour ${name}`} actions={others} />}
      {welcome.dialog}
      {access.dialogs}
      <HandOverDialog
        open={isHandingOver}
        count={1}
        name={name}
        onChoose={(to) => startFromForm({ kind: 'handOver', ...to }, { ids: [user.id] })}
        onClose={() => setHandingOver(false)}
      />
      {isLoggingAs && <LogAsDialog user={user} onClose={() => setLoggingAs(false)} />}
    </>
  );
}
