import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { OwnProfile, User, UserCreation, UserIdentityBody } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { Box, fullName, SkeletonCard } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import { useWizard, WizardForm } from '@passerelle/shared/wizard';
import { type ReactNode, useMemo, useState } from 'react';

import { useChoiceNames } from '../form/picker-field';
import { IdentityFields, PlaceFields } from '../form/identity-fields';
import { personCheck, withoutScope } from '../form/form-values';
import { OrganizationField } from '../form/organization-field';
import { PostFields } from '../form/post-fields';
import { checkUser, createUser } from '../user.mutations';
import { WhoSees } from '../who-sees';
import type { Plan, Post } from './plan';
import { IdentityRecap, PostRecap } from './recaps';

/** Organisation of the people that the wizard creates: the actor's, or the chosen one. */
export interface Place {
  organization: string | undefined;
  /** True if the actor sees all organisations and chooses one. */
  isChosen: boolean;
}

/** Groups of another organisation are no longer a choice. */
const ofOneOrganization = { groups: undefined, scope: null };

function Placed({ organization, isChosen }: Place): ReactNode {
  const values = useFormValues('userIdentity');
  const chosen = isChosen ? (values.organization ?? undefined) : organization;
  return (
    <>
      {isChosen && <OrganizationField value={values.organization} clears={ofOneOrganization} />}
      <IdentityFields />
      <PlaceFields role={values.role} organization={chosen} />
    </>
  );
}

interface StepProps {
  plan: Plan;
}

/** Name, role and groups of the new person. */
export function IdentityStep({
  plan,
  place,
  onSettled,
}: StepProps & { place: Place; onSettled: (identity: UserIdentityBody) => void }): ReactNode {
  const { goOn } = useWizard();
  const { isChosen, organization } = place;
  const initialValues = plan.identity ?? (isChosen && organization ? { organization } : null);
  return (
    <WizardForm
      schema="userIdentity"
      draft="user.create.identity"
      {...(initialValues && { initialValues })}
      check={(body) => ({ ...personCheck(body), ...(isChosen && !body.organization && { organization: 'required' }) })}
      onSubmit={async (body) => {
        const identity = withoutScope(body);
        await checkUser(identity);
        onSettled(identity);
        goOn();
      }}
    >
      <Placed {...place} />
      <WhoSees />
    </WizardForm>
  );
}

/** A head of HR follows most people they add, so they are preselected as HR representative. */
const firstJob = (me: OwnProfile, { role }: UserIdentityBody): Post['job'] =>
  me.role.slug === 'headHR' && role !== 'headHR' ? { hrRepresentative: me.id } : {};

type Employer = Pick<NonNullable<OwnProfile['organization']>, 'group' | 'companyName' | 'name'>;

/** Most people work in the company that their organisation is. */
const firstCompany = ({ group, companyName, name }: Employer): Post['company'] => ({
  group,
  name: companyName ?? name,
});

/** Waits for another organisation than one's own, so that the form begins with its company. */
export function JobStep(props: JobProps): ReactNode {
  const { me, organization } = props;
  const isOwn = me.organization?.id === organization;
  const other = useCall('GET /organizations/:organizationId', {
    params: { organizationId: organization ?? '' },
    when: organization !== undefined && !isOwn,
  });
  const employer = isOwn ? me.organization : other.data;
  const isLoading = !isOwn && !other.data && !other.error;
  return isLoading ? <SkeletonCard lines={3} /> : <JobForm {...props} employer={employer ?? null} />;
}

interface JobProps extends StepProps {
  identity: UserIdentityBody;
  me: OwnProfile;
  organization: string | undefined;
  onSettled: (post: Post) => void;
}

/** Company, job and followers. Validates the whole body as it will be sent. */
function JobForm({
  plan,
  identity,
  me,
  organization,
  employer,
  onSettled,
}: JobProps & { employer: Employer | null }): ReactNode {
  const { goOn } = useWizard();
  const names = useChoiceNames();
  const [first] = useState(() => ({ job: firstJob(me, identity), company: employer ? firstCompany(employer) : {} }));
  if (first.job?.hrRepresentative) names.set(me.id, fullName(me));
  const isOther = plan.postOrganization !== (identity.organization ?? null);
  const post = isOther ? null : plan.post;
  const initialValues = useMemo(() => ({ ...identity, ...first, ...post }), [identity, post, first]);
  return (
    <>
      <IdentityRecap identity={identity} />
      <Box sx={{ mt: '28px' }}>
        <WizardForm
          schema="userCreation"
          draft={`user.create.job.${organization ?? ''}`}
          initialValues={initialValues}
          onSubmit={async ({ company = null, job = null }) => {
            onSettled({ company, job });
            goOn();
            return Promise.resolve();
          }}
        >
          <PostFields role={identity.role} organization={organization} />
          <WhoSees />
        </WizardForm>
      </Box>
    </>
  );
}

interface CreateProps {
  identity: UserIdentityBody;
  post: Post;
  /** With the wish of the person who creates: whether the welcome e-mail goes out at once. */
  onCreated: (user: User, isWelcomed: boolean) => Promise<void>;
}

/** Summary of the entries, and the choice to send the welcome e-mail at once. */
export function CreateStep({ identity, post, onCreated }: CreateProps): ReactNode {
  const [isWelcomed, setWelcomed] = useState(false);
  const initialValues = useMemo((): UserCreation => ({ ...identity, ...post }), [identity, post]);
  return (
    <>
      <IdentityRecap identity={identity} whole />
      <PostRecap post={post} />
      <Box sx={{ mt: '28px' }}>
        <WizardForm
          schema="userCreation"
          intro={false}
          initialValues={initialValues}
          action={<Trans>Créer la personne</Trans>}
          onSubmit={async (body) => onCreated(await createUser(body), isWelcomed)}
        >
          <FormControlLabel
            control={<Checkbox checked={isWelcomed} onChange={({ target }) => setWelcomed(target.checked)} />}
            label={<Trans>Envoyer tout de suite l’e‑mail de bienvenue</Trans>}
          />
          <WhoSees />
        </WizardForm>
      </Box>
    </>
  );
}
