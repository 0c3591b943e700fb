import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { ActionChanged, changeActionPart } from '../../components/action/action.mutations';

interface RecommendedPeople {
  /** As they will be once what is under way has gone well. */
  people: readonly AppointmentContact[];
  /** Whether it went well. */
  add: (person: AppointmentContact) => Promise<boolean>;
  remove: (person: AppointmentContact) => Promise<boolean>;
}

interface Wish {
  person: AppointmentContact;
  wanted: boolean;
}

/** Shows at once what is asked for, and takes it back with a word where it did not work. */
export function useRecommended(action: Appointment): RecommendedPeople {
  const toast = useToast();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);

  const carryOut = async (wish: Wish): Promise<boolean> => {
    const { person, wanted } = wish;
    setWishes((before) => [...before, wish]);
    try {
      await changeRecommended(action, (ids) => {
        const others = ids.filter((id) => id !== person.id);
        return wanted ? [...others, person.id] : others;
      });
      return true;
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      return false;
    } finally {
      setWishes((before) => before.filter((one) => one !== wish));
    }
  };

  const people = wishes.reduce<readonly AppointmentContact[]>((list, { person, wanted }) => {
    const others = list.filter(({ id }) => id !== person.id);
    return wanted ? [...others, person] : others;
  }, action.recommendedContacts);
  return {
    people,
    add: (person) => carryOut({ person, wanted: true }),
    remove: (person) => carryOut({ person, wanted: false }),
  };
}

type Ids = readonly string[];
const idsOf = ({ recommendedContacts }: Appointment): string[] => recommendedContacts.map(({ id }) => id);

/**
 * The whole list travels. Somebody who was added or taken away elsewhere meanwhile is no conflict: what is wanted here is
 * done to the list as it is then.
 */
export async function changeRecommended(seen: Appointment, change: (ids: Ids) => string[]): Promise<Appointment> {
  try {
    return await changeActionPart(seen, { recommendedContacts: change(idsOf(seen)) }, idsOf);
  } catch (error) {
    if (!(error instanceof ActionChanged) || error.action.status === 'cancelled') throw error;
    return changeActionPart(error.action, { recommendedContacts: change(idsOf(error.action)) }, idsOf);
  }
}
