import { send, useCall } from '@passerelle/shared/client';
import type { Appointment, AppointmentCreation } from '@passerelle/shared/contract';
import type { PlanControls } from '@passerelle/shared/wizard';
import { useEffect, useRef } from 'react';

import { useAction, useContact } from '../components/action/action.resource';
import type { CreationQuery } from './address';
import type { Plan } from './plan';
import type { Start } from './start';

export const createAction = (body: AppointmentCreation): Promise<Appointment> => send('POST /me/agenda', { body });

interface StartState {
  start: Start;
  /** What the address names is being fetched. */
  isLoading: boolean;
  /** It cannot be known just now; one that is not the person’s own is none, and no failure. */
  failedAt: number | undefined;
  retry: () => void;
}

const useJobOffer = (jobOfferId: string | null) =>
  useCall('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId: jobOfferId ?? '' }, when: jobOfferId !== null });

const notTheirs: readonly number[] = [403, 404];

/** The action and the job offer that the address names. */
export function useStart({ parent, jobOffer }: Pick<CreationQuery, 'parent' | 'jobOffer'>): StartState {
  const action = useAction(parent);
  const offer = useJobOffer(jobOffer);
  const failed = [action, offer].find(({ data, error }) => !data && error && !notTheirs.includes(error.status));
  const before = (parent !== null && action.data) || null;
  const asked = (jobOffer !== null && offer.data) || null;
  return {
    start: { parent: before, jobOffer: asked ?? before?.jobOffer ?? null },
    isLoading: action.isLoading || offer.isLoading,
    failedAt: failed?.failedAt,
    retry: () => failed?.retry(),
  };
}

/** Takes over, once, the contact that the address names. One that is not in the book leaves the choice to the person. */
export function useTakeAskedContact(contactId: string | null, plan: Plan, change: PlanControls<Plan>['change']): void {
  const wanted = contactId !== null && contactId !== plan.asked ? contactId : null;
  const { data: person } = useContact(wanted);
  const take = useRef(change);
  useEffect(() => {
    take.current = change;
  });
  useEffect(() => {
    if (!wanted || person?.id !== wanted) return;
    const { id, firstName, lastName, job, company } = person;
    take.current({ asked: wanted, contact: { id, firstName, lastName, job, company } });
  }, [wanted, person]);
}
