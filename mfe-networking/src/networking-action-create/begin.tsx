import { Navigate } from '@passerelle/shared/routes';
import { useEffect, type ReactNode } from 'react';

import { originIn, useJourney, type JourneyQuery } from './journey/journey';
import type { PlanControls } from './plan';

interface Props extends Pick<PlanControls, 'change'> {
  query: JourneyQuery;
}

/**
 * Begun anew: the person whom the address names counts again, whoever was chosen when this was last given up. What it is
 * about was settled for where that began: a follow-up, and whom it is with, is not what the next action
 * begins with.
 */
export function Begin({ query, change }: Props): ReactNode {
  const { linkTo } = useJourney();
  const origin = originIn(query);
  useEffect(
    () =>
      change((before) => ({ asked: null, origin, ...(before.origin !== origin && { subject: null, contact: null }) })),
    [change, origin],
  );
  return <Navigate {...linkTo('what')} replace />;
}
