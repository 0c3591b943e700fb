import { Trans, useLingui } from '@lingui/react/macro';
import NotificationImportantRounded from '@mui/icons-material/NotificationImportantRounded';
import type { InvitationState, UserSort, UserSummary } from '@passerelle/shared/contract';
import { programStateOf } from '@passerelle/shared/contract/rules/programs/program-state';
import { durations } from '@passerelle/shared/contract/limits';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { listedName } from '@passerelle/shared/contract/rules/people/names';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, fullName, PersonAvatar, Tag } from '@passerelle/shared/ui';
import { Progress, SilenceLabel } from '@passerelle/shared/ui/data';
import { type Column, StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { EmailText } from '../../components/email-text';
import { InvitationLabel } from './activity-label';
import { useLetter } from '../../components/use-letter';
import { UserLink } from '../user-link';
import { ProgramStateLabel, RoleLabel } from '../../components/user-labels';

export type UserColumn = Column<UserSummary, UserSort>;

/** Name over e-mail, beside the avatar. */
function Identity({ user }: { user: UserSummary }): ReactNode {
  const letterTo = useLetter();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
      <PersonAvatar id={user.id} firstName={user.firstName} lastName={user.lastName} src={user.avatarUrl} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <UserLink user={user} isListed />
        <EmailText email={user.email} href={letterTo(user)} />
      </Box>
    </Box>
  );
}

/** Staff roles are tagged; the role of a participant is plain text. */
export function RoleTag({ user }: { user: UserSummary }): ReactNode {
  const word = <RoleLabel role={user.role.slug} gender={user.gender} />;
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

interface LastSeenProps {
  user: UserSummary;
  /** Full sentence, for use without a column header. */
  isSentence?: boolean;
}

export function LastSeen({ user, isSentence = false }: LastSeenProps): ReactNode {
  const { ago, relativeDay } = useFormats();
  const { lastAt } = user.sessions;
  if (!lastAt) return <Trans>Aucune connexion</Trans>;
  const when = ago(lastAt);
  const day = isSentence ? <Trans>Dernière connexion {when}</Trans> : relativeDay(lastAt);
  const isInactive =
    programStateOf(user.selectedProgram) === 'started' && now().getTime() - Date.parse(lastAt) > INACTIVE_MS;
  if (!isInactive) return day;
  return (
    <StateLabel tone="warning" icon={<NotificationImportantRounded />} wraps={isSentence}>
      {day}
    </StateLabel>
  );
}

function ProgramEnd({ user: { selectedProgram } }: { user: UserSummary }): ReactNode {
  const { date } = useFormats();
  return selectedProgram && date(selectedProgram.dates.toDate, 'utc', 'short');
}

const invitationOf = ({ hasSetupAccount, welcomeSentAt }: UserSummary): InvitationState =>
  hasSetupAccount ? 'opened' : welcomeSentAt ? 'sent' : 'neverSent';

function Invitation({ user }: { user: UserSummary }): ReactNode {
  const { date } = useFormats();
  const state = invitationOf(user);
  if (state !== 'sent' || !user.welcomeSentAt) return <InvitationLabel state={state} />;
  const day = date(user.welcomeSentAt, 'local', 'short');
  return <Trans>Envoyée le {day}</Trans>;
}

const groupsOf = ({ groups }: UserSummary): string | null => groups.map(({ name }) => name).join(', ') || null;

const nameOf = (person: UserSummary['job']['manager']): string | null => person && listedName(person);

/** The columns of the list; the last three are there for people who choose them. */
export const userColumns: readonly UserColumn[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans context="the whole name">Nom</Trans>,
    sort: 'lastName',
    width: '24%',
    cell: (user) => <Identity user={user} />,
  },
  { id: 'role', header: <Trans>Rôle</Trans>, sort: 'role', cell: (user) => <RoleTag user={user} /> },
  { id: 'group', header: <Trans>Groupe</Trans>, sort: 'group', cell: groupsOf },
  {
    id: 'program',
    header: <Trans>Programme</Trans>,
    sort: 'program',
    cell: (user) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: '2px' }}>
        <ProgramStateLabel state={programStateOf(user.selectedProgram)} />
        <UserProgress user={user} />
      </Box>
    ),
  },
  {
    id: 'programEnd',
    header: <Trans>Fin du programme</Trans>,
    sort: 'programEnd',
    wideOnly: 1440,
    cell: (user) => user.selectedProgram && <ProgramEnd user={user} />,
  },
  {
    id: 'lastSeen',
    header: <Trans>Dernière connexion</Trans>,
    sort: 'lastActivity',
    wideOnly: 1240,
    cell: (user) => <LastSeen user={user} />,
  },
  {
    id: 'silence',
    header: <Trans>Sans nouvelles</Trans>,
    sort: 'silence',
    wideOnly: 1440,
    width: '15%',
    cell: ({ silence }) => silence && <SilenceLabel {...silence} />,
  },
  {
    id: 'invitation',
    header: <Trans>Invitation</Trans>,
    sort: 'invitation',
    isExtra: true,
    cell: (user) => <Invitation user={user} />,
  },
  {
    id: 'manager',
    header: <Trans>Manager</Trans>,
    sort: 'manager',
    isExtra: true,
    cell: ({ job }) => nameOf(job.manager),
  },
  {
    id: 'hrRepresentative',
    header: <Trans>Référent RH</Trans>,
    sort: 'hrRepresentative',
    isExtra: true,
    cell: ({ job }) => nameOf(job.hrRepresentative),
  },
];

export const hasProgress = ({ selectedProgram }: UserSummary): boolean =>
  selectedProgram !== null && selectedProgram.status !== 'pending';
