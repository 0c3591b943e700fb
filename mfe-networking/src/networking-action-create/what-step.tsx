import { useLingui } from '@lingui/react/macro';
import type { ActionSubject } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useWizard, WizardForm } from '@passerelle/shared/wizard';
import type { ReactNode } from 'react';

import { SubjectFields } from '../action-form/action-fields';
import { originKey, type CreationQuery } from './address';
import { StartRecap } from './recaps';
import { proposedSubject, type Start } from './start';

interface Props {
  query: CreationQuery;
  start: Start;
  subject: ActionSubject | null;
  onSettled: (subject: ActionSubject) => void;
}

/** The first step: the type and the subject of the action. */
export function WhatStep({ query, start, subject, onSettled }: Props): ReactNode {
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
