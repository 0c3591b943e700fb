import { Trans } from '@lingui/react/macro';
import type { OwnProfile, User, UserCreation, UserIdentityBody } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { Box, fullName } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/inputs';
import { useWizard, WizardForm } from '@passerelle/shared/wizard';
import { type ReactNode, useMemo, useState } from 'react';

import { useChoiceNames } from '../user-form/picker-field';
import { IdentityFields, PlaceFields } from '../user-form/identity-fields';
import { personCheck, withoutScope } from '../user-form/form-values';
import { OrganizationField } from '../user-form/organization-field';
import { PostFields } from '../user-form/post-fields';
import { createUser } from '../user-profile/user.resource';
import { WhoSees } from '../user-profile/who-sees';
import type { Plan, Post } from './plan';
import { IdentityRecap, PostRecap } from './recaps';

/** Where the wizard creates people: in the actor's organisation, or in the one that is chosen. */
export interface Place {
  organization: string | undefined;
  /** For those who see every organisation. */
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

/** Who somebody is, in which role, and in which groups. */
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
        onSettled(withoutScope(body));
        goOn();
        return Promise.resolve();
      }}
    >
      <Placed {...place} />
      <WhoSees />
    </WizardForm>
  );
}

/** Whoever represents HR adds people whom they will mostly follow themselves; it can be somebody else. */
const firstPost = (me: OwnProfile, { role }: UserIdentityBody): Post['job'] =>
  me.role.slug === 'headHR' && role !== 'headHR' ? { hrRepresentative: me.id } : {};

interface JobProps extends StepProps {
  identity: UserIdentityBody;
  me: OwnProfile;
  organization: string | undefined;
  onSettled: (post: Post) => void;
}

/** Where somebody works, and who follows them. The whole is checked as it will be sent. */
export function JobStep({ plan, identity, me, organization, onSettled }: JobProps): ReactNode {
  const { goOn } = useWizard();
  const names = useChoiceNames();
  const [first] = useState(() => firstPost(me, identity));
  if (first?.hrRepresentative) names.set(me.id, fullName(me));
  const isOther = plan.postOrganization !== (identity.organization ?? null);
  const post = isOther ? null : plan.post;
  const initialValues = useMemo(
    () => ({ ...identity, company: post?.company ?? {}, job: post?.job ?? first }),
    [identity, post, first],
  );
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

/** What was said, once more, and whether to write to the person at once. */
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
