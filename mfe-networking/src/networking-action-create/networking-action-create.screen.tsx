import { Trans, useLingui } from '@lingui/react/macro';
import { useTaskToken } from '@passerelle/shared/client';
import type { ActionStep, ActionSubject, Appointment } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useQueryState } from '@passerelle/shared/url-state';
import { AreaFailure, DelayedSkeleton, SkeletonCard } from '@passerelle/shared/ui';
import { useWizard, useWizardPlan, Wizard, WizardForm, type WizardStep } from '@passerelle/shared/wizard';
import { type ReactNode, useState } from 'react';

import { SubjectFields } from '../action-form/action-fields';
import { ActionPlanned } from './action-planned';
import { creationQuery, type CreationQuery, originKey } from './address';
import { useContactOfAddress, useStart } from './networking-action-create.resource';
import { planStore } from './plan';
import { StartRecap } from './recaps';
import { proposedSubject, type Start } from './start';
import { WhenStep } from './when-step';
import { WhoStep } from './who-step';

interface WhatStepProps {
  query: CreationQuery;
  start: Start;
  subject: ActionSubject | null;
  onSettled: (subject: ActionSubject) => void;
}

/** The first step: the type and the subject of the action. */
function WhatStep({ query, start, subject, onSettled }: WhatStepProps): ReactNode {
  const { t } = useLingui();
  const { goOn } = useWizard();
  const proposed = proposedSubject(query, start, {
    follows: (title) => t`Suite : ${title}`.slice(0, limits.titleLength),
    interview: (offer) => t`Entretien : ${offer}`.slice(0, limits.titleLength),
  });
  const isComplete = Boolean(proposed.actionType && proposed.title);
  return (
    <>
      <StartRecap start={start} />
      <WizardForm
        schema="actionSubject"
        initialValues={subject ?? proposed}
        draft={['networking-action.what', originKey(query)].filter(Boolean).join('.')}
        waits={subject === null && !isComplete}
        onSubmit={async (settled) => {
          onSettled(settled);
          goOn();
        }}
      >
        <SubjectFields />
      </WizardForm>
    </>
  );
}

/** Plans a networking action in three steps: type, contact and date. */
export function NetworkingActionCreateScreen(): ReactNode {
  const { t } = useLingui();
  const { step } = useRouteParams('networkingActionCreate');
  const [query] = useQueryState(creationQuery);
  const [plan, { change, erase }] = useWizardPlan(planStore);
  const { subject, contact, isNew } = plan;
  const { start, isLoading, failedAt, retry } = useStart(query);
  useContactOfAddress(query.contactId ?? start.parent?.contact?.id ?? null, plan, change);
  const task = useTaskToken(query.validationToken);
  const [planned, setPlanned] = useState<Appointment | null>(null);

  const steps: WizardStep<ActionStep>[] = [
    {
      id: 'what',
      name: t`Quoi`,
      title: <Trans>Que souhaitez-vous faire ?</Trans>,
      isSettled: subject !== null,
      content: (
        <WhatStep query={query} start={start} subject={subject} onSettled={(settled) => change({ subject: settled })} />
      ),
    },
    {
      id: 'who',
      name: t`Qui`,
      title: <Trans>Qui souhaitez-vous rencontrer ?</Trans>,
      isSettled: contact !== null,
      content: subject && (
        <WhoStep
          subject={subject}
          start={start}
          contact={contact}
          isNew={isNew}
          onNew={(wanted) => change({ isNew: wanted })}
          onChosen={(chosen) => change({ contact: chosen, isNew: false })}
        />
      ),
    },
    {
      id: 'when',
      name: t`Quand`,
      title: <Trans>Quand avez-vous rendez‑vous ?</Trans>,
      isSettled: planned !== null,
      content: subject && contact && (
        <>
          <WhenStep
            subject={subject}
            contact={contact}
            start={start}
            date={query.date}
            task={task}
            onPlanned={(action) => {
              erase();
              setPlanned(action);
            }}
          />
          {planned && <ActionPlanned action={planned} counted={task.counts} />}
        </>
      ),
    },
  ];

  /**
   * Starts over: the contact of the address is taken over again, and the choices made for another origin, such as a
   * follow-up with its contact, are dropped.
   */
  const begin = (): void => {
    setPlanned(null);
    const origin = originKey(query);
    change((before) => ({
      contactOfAddress: null,
      origin,
      ...(before.origin !== origin && { subject: null, contact: null }),
    }));
  };
  // Without the previous action, the new one would not belong to its series.
  const pending =
    failedAt === undefined ? (
      <DelayedSkeleton>
        <SkeletonCard lines={2} />
      </DelayedSkeleton>
    ) : (
      <AreaFailure title={<Trans>Ce que cette action suit ne répond pas</Trans>} onRetry={retry} failedAt={failedAt}>
        <Trans>Rien n’est perdu : réessayez dans un instant, ou quittez et revenez plus tard.</Trans>
      </AreaFailure>
    );
  return (
    <Wizard
      title={<Trans>Planifier une action</Trans>}
      steps={steps}
      step={step}
      pathOf={(id) => routeTo('networkingActionCreate', { step: id })}
      onBegin={begin}
      {...((isLoading || failedAt !== undefined) && { pending })}
    />
  );
}
