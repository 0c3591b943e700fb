import { useEffect, useRef } from 'react';

import { useAskedContact } from '../action-form/asked-contact.resource';
import type { Plan, PlanControls } from './plan';

/** Takes over, once, the contact that the address names. One that is not in the book leaves the choice to the person. */
export function useAskedPerson(contactId: string | null, plan: Plan, change: PlanControls['change']): void {
  const wanted = contactId !== null && contactId !== plan.asked ? contactId : null;
  const { data: person } = useAskedContact(wanted);
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
