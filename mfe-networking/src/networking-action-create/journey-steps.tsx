import { useTaskToken } from '@passerelle/shared/client';
import type { ActionStep, Appointment } from '@passerelle/shared/contract';
import { useMemo, useState, type ReactNode } from 'react';

import { ActionPlanned } from './action-planned';
import { askedDate } from './asked-date';
import type { JourneyQuery } from './journey/journey';
import type { Plan, PlanControls } from './plan';
import type { Start } from './start';
import { WhatStep } from './what/what-step';
import { WhenStep } from './when/when-step';
import { WhoStep } from './who/who-step';

interface Props {
  step: ActionStep;
  query: JourneyQuery;
  start: Start;
  plan: [Plan, PlanControls];
}

/** The step of the address, with what those before it have settled. */
export function JourneySteps({ step, query, start, plan }: Props): ReactNode {
  const [{ subject, contact, isNew }, { change, forget }] = plan;
  const task = useTaskToken(query.validationToken);
  const [planned, setPlanned] = useState<Appointment | null>(null);
  const when = useMemo(() => {
    const date = askedDate(query.date);
    return date === undefined ? {} : { date };
  }, [query.date]);
  if (step === 'what' || !subject) {
    return (
      <WhatStep query={query} start={start} subject={subject} onSettled={(settled) => change({ subject: settled })} />
    );
  }
  if (step === 'who' || !contact) {
    return (
      <WhoStep
        subject={subject}
        start={start}
        contact={contact}
        isNew={isNew}
        onNew={(wanted) => change({ isNew: wanted })}
        onChosen={(chosen) => change({ contact: chosen, isNew: false })}
      />
    );
  }
  return (
    <>
      <WhenStep
        subject={subject}
        contact={contact}
        start={start}
        initialValues={when}
        task={task}
        onPlanned={(action) => {
          forget();
          setPlanned(action);
        }}
      />
      {planned && <ActionPlanned action={planned} counted={task.counts} />}
    </>
  );
}
