import type { PlanControls } from '@passerelle/shared/wizard';
import { useEffect, useRef } from 'react';
import { useAction, useContact } from '../components/action/action.resource';
import { useJobOffer } from '../components/job-offer/job-offer.resource';
import type { CreationQuery } from './address';
import type { Plan } from './plan';
import type { Start } from './start';

interface StartState {
  start: Start;
  /** The action or offer in the address is being fetched. */
  isLoading: boolean;
  /** A call failed. Another person's action or offer is no failure: it is ignored. */
  failedAt: number | undefined;
  retry: () => void;
}

const notFoundStatuses: readonly number[] = [403, 404];

/** Fetches the action and the job offer in the address. */
export function useStart({ parent, jobOffer }: Pick<CreationQuery, 'parent' | 'jobOffer'>): StartState {
  const action = useAction(parent);
  const offer = useJobOffer(jobOffer);
  const failed = [action, offer].find(({ data, error }) => !data && error && !notFoundStatuses.includes(error.status));
  const before = (parent !== null && action.data) || null;
  const asked = (jobOffer !== null && offer.data) || null;
  return {
    start: { parent: before, jobOffer: asked ?? before?.jobOffer ?? null },
    isLoading: action.isLoading || offer.isLoading,
    failedAt: failed?.failedAt,
    retry: () => failed?.retry(),
  };
}

/** Takes over the contact of the address once. A contact who is not in the book is ignored. */
export function useContactOfAddress(contactId: string | null, plan: Plan, change: PlanControls<Plan>['change']): void {
  const wanted = contactId !== null && contactId !== plan.contactOfAddress ? contactId : null;
  const { data: person } = useContact(wanted);
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  useEffect(() => {
    if (!wanted || person?.id !== wanted) return;
    const { id, firstName, lastName, job, company } = person;
    latestChange.current({ contactOfAddress: wanted, contact: { id, firstName, lastName, job, company } });
  }, [wanted, person]);
}
