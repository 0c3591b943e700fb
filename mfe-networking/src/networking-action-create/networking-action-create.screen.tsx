import { actionSteps } from '@passerelle/shared/contract';
import { Navigate, routeTo, useQueryState, useRouteParams } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { Begin } from './begin';
import { journeyQuery, useJourney } from './journey/journey';
import { JourneySteps } from './journey-steps';
import { usePlan } from './plan';
import { StartComing } from './start-coming';
import { useAskedPerson } from './use-asked-person';
import { useStart } from './use-start';

/** A networking action, in three steps. Each has its address; one that came too early leads back to the first. */
export function NetworkingActionCreateScreen(): ReactNode {
  const { step: wanted } = useRouteParams('networkingActionCreate');
  const { linkTo } = useJourney();
  const [query] = useQueryState(journeyQuery);
  const plan = usePlan();
  const [{ subject, contact }, { change }] = plan;
  const { start, isLoading, failedAt, retry } = useStart(query);
  useAskedPerson(query.contactId ?? start.parent?.contact?.id ?? null, plan[0], change);

  const step = actionSteps.find((one) => one === wanted);
  if (wanted !== undefined && !step) return <Navigate to={routeTo('notFound')} replace />;
  if (!step) return <Begin query={query} change={change} />;
  const isTooEarly = (step !== 'what' && !subject) || (step === 'when' && !contact);
  if (isTooEarly) return <Navigate {...linkTo('what')} replace />;
  if (isLoading || failedAt !== undefined) return <StartComing step={step} failedAt={failedAt} onRetry={retry} />;
  return <JourneySteps step={step} query={query} start={start} plan={plan} />;
}
