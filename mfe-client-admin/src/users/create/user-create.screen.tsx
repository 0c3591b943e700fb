import { Trans, useLingui } from '@lingui/react/macro';
import { useCall, useMay } from '@passerelle/shared/client';
import type { CreationStep, User } from '@passerelle/shared/contract';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { FailureText, fullName, useToast } from '@passerelle/shared/ui';
import { useWizardPlan, Wizard, type WizardStep } from '@passerelle/shared/wizard';
import { type ReactNode, useState } from 'react';

import { ChoiceNames } from '../form/picker-field';
import { sendWelcomeTo } from '../user.mutations';
import { isPostSettled, planStore } from './plan';
import { CreateStep, IdentityStep, JobStep } from './steps';

const who = ['firstName', 'lastName', 'gender', 'email', 'phone', 'birthday'] as const;
const identityFields = ['organization', ...who, 'role', 'groups', 'scope'];

/** Adds a person in three steps: who, in which post, and a last look. */
export function UserCreateScreen(): ReactNode {
  const { t } = useLingui();
  const { step } = useRouteParams('clientUserCreate');
  const { from, organization: asked } = useLocationState({ from: isText, organization: isText });
  const navigate = useNavigate();
  const toast = useToast();
  const { data: me } = useCall('GET /me');
  const [names] = useState(() => new Map<string, string>());
  const [plan, { change, erase }] = useWizardPlan(planStore);
  const { identity, post } = plan;
  const isChosen = useMay('superAdmin', 'w');
  const organization = me?.organization?.id;

  const finish = async (user: User, isWelcomed: boolean): Promise<void> => {
    erase();
    const name = fullName(user);
    toast(<Trans>{name} fait maintenant partie de votre espace</Trans>, { about: user.id });
    // The person is there, whatever becomes of the e-mail: it can be sent again from the profile.
    if (isWelcomed) {
      await sendWelcomeTo(user).then(
        () => toast(<Trans>L’email a bien été envoyé</Trans>, { about: 'welcome' }),
        (error: unknown) => toast(<FailureText error={error} />, { about: 'welcome', tone: 'error' }),
      );
    }
    const openProgram = user.role.slug === 'user';
    void navigate(routeTo('clientUser', { userId: user.id }), { replace: true, state: { from, openProgram } });
  };

  const steps: WizardStep<CreationStep>[] = [
    {
      id: 'identity',
      name: t`Identité`,
      title: <Trans>Qui souhaitez-vous ajouter ?</Trans>,
      isSettled: identity !== null,
      fields: identityFields,
      content: me && (
        <IdentityStep
          plan={plan}
          place={{ organization: (isChosen ? asked : undefined) ?? organization, isChosen }}
          onSettled={(settled) => change({ identity: settled })}
        />
      ),
    },
    {
      id: 'job',
      name: t`Poste`,
      title: <Trans>Quel est son poste ?</Trans>,
      isSettled: isPostSettled(plan),
      fields: ['company', 'job'],
      content: me && identity && (
        <JobStep
          plan={plan}
          identity={identity}
          me={me}
          organization={identity.organization ?? organization}
          onSettled={(settled) =>
            change({ post: settled, postRole: identity.role, postOrganization: identity.organization ?? null })
          }
        />
      ),
    },
    {
      id: 'create',
      name: t`Création`,
      title: <Trans>Tout est-il juste ?</Trans>,
      isSettled: false,
      content: identity && post && <CreateStep identity={identity} post={post} onCreated={finish} />,
    },
  ];
  return (
    <ChoiceNames value={names}>
      <Wizard
        title={<Trans>Ajouter une personne</Trans>}
        steps={steps}
        step={step}
        pathOf={(id) => routeTo('clientUserCreate', { step: id })}
      />
    </ChoiceNames>
  );
}
