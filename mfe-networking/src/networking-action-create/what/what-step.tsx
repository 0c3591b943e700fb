import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type ActionSubject } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { SubjectFields } from '../../action-form/subject-fields';
import { originIn, useJourney, type JourneyQuery } from '../journey/journey';
import { JourneyFoot } from '../journey/journey-foot';
import { JourneyFrame } from '../journey/journey-frame';
import { StartRecap } from '../journey/start-recap';
import { proposedSubject, type Start } from '../start';

interface Props {
  query: JourneyQuery;
  start: Start;
  subject: ActionSubject | null;
  onSettled: (subject: ActionSubject) => void;
}

/** What is asked of somebody, and about what. */
export function WhatStep({ query, start, subject, onSettled }: Props): ReactNode {
  const { t } = useLingui();
  const { goTo } = useJourney();
  const proposed = proposedSubject(query, start, {
    follows: (title) => t`Suite : ${title}`.slice(0, limits.titleLength),
    interview: (offer) => t`Entretien : ${offer}`.slice(0, limits.titleLength),
  });
  const isWhole = Boolean(proposed.actionType && proposed.title);
  return (
    <JourneyFrame step="what" title={<Trans>Que souhaitez-vous faire ?</Trans>}>
      <StartRecap start={start} />
      <Form
        schema="actionSubject"
        initialValues={subject ?? proposed}
        draft={['networking-action.what', originIn(query)].filter(Boolean).join('.')}
        onSubmit={async (settled) => {
          onSettled(settled);
          goTo('who');
        }}
      >
        <SubjectFields />
        <JourneyFoot>
          <SubmitButton waits={subject === null && !isWhole}>
            <Trans>Continuer</Trans>
          </SubmitButton>
        </JourneyFoot>
      </Form>
    </JourneyFrame>
  );
}
