import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { ActionChanged, changeActionPart } from '../../components/action/action.mutations';

interface RecommendedPeople {
  /** The recommended contacts, with the changes that are not answered yet. */
  people: readonly AppointmentContact[];
  /** Resolves to whether it succeeded. */
  add: (person: AppointmentContact) => Promise<boolean>;
  remove: (person: AppointmentContact) => Promise<boolean>;
}

interface PendingChange {
  person: AppointmentContact;
  isAdded: boolean;
}

/** Shows each change at once, and undoes it with a message when it fails. */
export function useRecommended(action: Appointment): RecommendedPeople {
  const toast = useToast();
  const [pendingChanges, setPendingChanges] = useState<readonly PendingChange[]>([]);

  const sendChange = async (pending: PendingChange): Promise<boolean> => {
    const { person, isAdded } = pending;
    setPendingChanges((before) => [...before, pending]);
    try {
      await changeRecommended(action, (ids) => {
        const others = ids.filter((id) => id !== person.id);
        return isAdded ? [...others, person.id] : others;
      });
      return true;
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      return false;
    } finally {
      setPendingChanges((before) => before.filter((one) => one !== pending));
    }
  };

  const people = pendingChanges.reduce<readonly AppointmentContact[]>((list, { person, isAdded }) => {
    const others = list.filter(({ id }) => id !== person.id);
    return isAdded ? [...others, person] : others;
  }, action.recommendedContacts);
  return {
    people,
    add: (person) => sendChange({ person, isAdded: true }),
    remove: (person) => sendChange({ person, isAdded: false }),
  };
}

type Ids = readonly string[];
const idsOf = ({ recommendedContacts }: Appointment): string[] => recommendedContacts.map(({ id }) => id);

/**
 * The request contains the whole list. If another tab has changed the list, the change is applied to the newer list and
 * sent again.
 */
export async function changeRecommended(seen: Appointment, change: (ids: Ids) => string[]): Promise<Appointment> {
  try {
    return await changeActionPart(seen, { recommendedContacts: change(idsOf(seen)) }, idsOf);
  } catch (error) {
    if (!(error instanceof ActionChanged) || error.action.status === 'cancelled') throw error;
    return changeActionPart(error.action, { recommendedContacts: change(idsOf(error.action)) }, idsOf);
  }
}
