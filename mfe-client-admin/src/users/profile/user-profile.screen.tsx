import { Trans, useLingui } from '@lingui/react/macro';
import type { User, Job } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { Box, fullName, useScreenName, useToast, FormSection } from '@passerelle/shared/ui';
import { BackToList, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { jobLevelLabels, jobOccupationLabels } from '@passerelle/shared/ui/labels';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { NotFilledIn } from '../../components/not-filled-in';
import { UserDocuments } from '../documents/user-documents';
import { useUserRemoval } from '../edit/use-user-removal';
import { UserEditForm } from '../edit/user-edit.form';
import { UserHistory } from '../history/user-history';
import { ProgramCard } from '../program/program-card';
import { UserEntity } from '../user-entity';
import { WhoSees } from '../who-sees';
import { ActivityCard } from './activity-card';
import { FollowersCard } from './followers-card';
import { IdentityCard } from './identity-card';
import { PendingEmail } from './pending-email';
import { ProfileHeader } from './profile-header';
import { ProfileTools } from './profile-tools';

/** Current post of a participant, and the staff who follow them. */
function PostCard({ job }: { job: Job | null }): ReactNode {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const salary = job?.annualSalaryWithoutTax ?? null;
  return (
    <FormSection title={<Trans>Poste actuel</Trans>}>
      <DescriptionList>
        <Described name={<Trans>Statut</Trans>}>
          {job?.level ? t(jobLevelLabels[job.level]) : <NotFilledIn />}
        </Described>
        <Described name={<Trans>Intitulé du poste</Trans>}>{job?.jobTitle ?? <NotFilledIn />}</Described>
        <Described name={<Trans>Fonction</Trans>}>{job?.position ?? <NotFilledIn />}</Described>
        {job?.occupation && (
          <Described name={<Trans>Métier</Trans>}>{t(jobOccupationLabels[job.occupation])}</Described>
        )}
        {job?.entryOnDutyDate && (
          <Described name={<Trans>Date d’entrée en fonction</Trans>}>{date(job.entryOnDutyDate)}</Described>
        )}
        <Described name={<Trans>Salaire annuel brut</Trans>}>
          {salary === null ? <NotFilledIn /> : money(salary)}
        </Described>
        <Described name={<Trans>Manager</Trans>}>{job?.manager ? fullName(job.manager) : <NotFilledIn />}</Described>
        <Described name={<Trans>Référent RH</Trans>}>
          {job?.hrRepresentative ? fullName(job.hrRepresentative) : <NotFilledIn />}
        </Described>
      </DescriptionList>
    </FormSection>
  );
}

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
  const navigate = useNavigate();
  const { from } = useLocationState({ from: isText });
  const [isEditing, setEditing] = useState(false);
  const removal = useUserRemoval(() => void navigate(from ?? routeTo('clientUsers'), { replace: true }));
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
      {isParticipant && <ActivityCard user={user} />}
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
            {isParticipant && user.followers.length > 0 && <FollowersCard user={user} />}
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

/** Facts in the main column. The side column is first in reading order, and on top on a phone. */
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
