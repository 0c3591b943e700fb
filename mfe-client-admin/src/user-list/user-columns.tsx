import { Trans, useLingui } from '@lingui/react/macro';
import NotificationImportantRounded from '@mui/icons-material/NotificationImportantRounded';
import { DAY_MS, durations, type UserSort, type UserSummary } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, fullName, PersonAvatar, Tag } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import { type Column, StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { EmailText } from '../components/email-text';
import { UserLink } from '../user-profile/user-link';
import { programStateOf, ProgramStateWord, RoleWord } from './user-words';

export type UserColumn = Column<UserSummary, UserSort>;

/** Name over e-mail, beside the avatar. */
function Identity({ user }: { user: UserSummary }): ReactNode {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
      <PersonAvatar id={user.id} firstName={user.firstName} lastName={user.lastName} src={user.avatarUrl} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <UserLink user={user} />
        <EmailText email={user.email} />
      </Box>
    </Box>
  );
}

/** Staff roles are tagged; the role of a participant is plain text. */
export function RoleTag({ user }: { user: UserSummary }): ReactNode {
  const word = <RoleWord role={user.role.slug} gender={user.gender} />;
  return user.role.slug === 'user' ? word : <Tag tone="brand">{word}</Tag>;
}

export function UserProgress({ user }: { user: UserSummary }): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { selectedProgram: program } = user;
  if (!program || program.status === 'pending') return null;
  const share = program.progress / 100;
  const name = fullName(user);
  return (
    <Progress size="mini" share={share} label={t`Avancement : ${name}`}>
      {percent(share)}
    </Progress>
  );
}

/** Without a visit for longer, during a programme, the date is marked. */
const INACTIVE_MS = durations.activeDays * DAY_MS;

function LastSeen({ user }: { user: UserSummary }): ReactNode {
  const { relativeDay } = useFormats();
  const { lastAt } = user.sessions;
  if (!lastAt) return <Trans>Aucune connexion</Trans>;
  const day = relativeDay(lastAt);
  const isInactive = programStateOf(user) === 'started' && now().getTime() - Date.parse(lastAt) > INACTIVE_MS;
  if (!isInactive) return day;
  return (
    <StateWord tone="warning" icon={<NotificationImportantRounded />}>
      {day}
    </StateWord>
  );
}

const groupsOf = ({ groups }: UserSummary): string | null => groups.map(({ name }) => name).join(', ') || null;

/** The columns of the list; the last two need room. */
export const userColumns: readonly UserColumn[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans context="the whole name">Nom</Trans>,
    sort: 'lastName',
    width: '28%',
    cell: (user) => <Identity user={user} />,
  },
  { id: 'role', header: <Trans>Rôle</Trans>, cell: (user) => <RoleTag user={user} /> },
  { id: 'group', header: <Trans>Groupe</Trans>, cell: groupsOf },
  {
    id: 'program',
    header: <Trans>Programme</Trans>,
    cell: (user) => <ProgramStateWord state={programStateOf(user)} />,
  },
  {
    id: 'progress',
    header: <Trans>Avancement</Trans>,
    wideOnly: true,
    cell: (user) => (hasProgress(user) ? <UserProgress user={user} /> : null),
  },
  {
    id: 'lastSeen',
    header: <Trans>Dernière connexion</Trans>,
    sort: 'lastActivity',
    wideOnly: true,
    cell: (user) => <LastSeen user={user} />,
  },
];

export const hasProgress = ({ selectedProgram }: UserSummary): boolean =>
  selectedProgram !== null && selectedProgram.status !== 'pending';
