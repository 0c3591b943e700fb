import { Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import { useMay } from '@passerelle/shared/client';
import type { User } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Button, fullName } from '@passerelle/shared/ui';
import { type RowAction, RowMenu } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { useAccessActions } from './use-access-actions';
import { LogAsDialog } from '../log-as/log-as-dialog';
import { useMayChange } from './user.resource';
import { useWelcome } from './use-welcome';

/** A participant whose programme can still be closed. */
const hasOpenProgram = ({ role, selectedProgram }: User): boolean =>
  role.slug === 'user' && selectedProgram !== null && selectedProgram.closure === null;

interface Props {
  user: User;
  /** Of the button that opens the form: the focus comes back to it. */
  editId: string;
  onEdit: () => void;
}

/** What staff can do with a person; those who may only read get nothing. */
export function ProfileTools({ user, editId, onEdit }: Props): ReactNode {
  const { t } = useLingui();
  const mayWrite = useMay('users', 'w');
  const mayChange = useMayChange(user);
  const mayLogAs = useMay('logAs', 'w');
  const [isLoggingAs, setLoggingAs] = useState(false);
  const welcome = useWelcome(user);
  const access = useAccessActions(user);
  const name = fullName(user);
  const closure: RowAction = {
    id: 'closure',
    label: <Trans>Clôturer le programme</Trans>,
    icon: <FlagOutlined />,
    to: routeTo('clientUserClosure', { userId: user.id }),
  };
  const logAs: RowAction = {
    id: 'logAs',
    label: <Trans>Se connecter en tant que {name}</Trans>,
    icon: <SupervisorAccountRounded />,
    onPress: () => setLoggingAs(true),
  };
  const others = [
    ...(mayChange && hasOpenProgram(user) ? [closure] : []),
    ...(mayChange ? access.actions : []),
    // Who has not accepted the terms has nothing to show yet.
    ...(mayLogAs && mayChange && user.acceptedTerms ? [logAs] : []),
  ];
  return (
    <>
      {mayWrite && (
        <ActionButton
          variant="neutral"
          busy={welcome.busy}
          startIcon={<MailOutlineRounded />}
          onClick={() => void welcome.send()}
        >
          <Trans>Envoyer l’e‑mail de bienvenue</Trans>
        </ActionButton>
      )}
      {mayChange && (
        <Button id={editId} variant="neutral" startIcon={<EditRounded />} onClick={onEdit}>
          <Trans>Modifier</Trans>
        </Button>
      )}
      {others.length > 0 && <RowMenu label={t`Autres actions pour ${name}`} actions={others} />}
      {access.dialogs}
      {isLoggingAs && <LogAsDialog user={user} onClose={() => setLoggingAs(false)} />}
    </>
  );
}
