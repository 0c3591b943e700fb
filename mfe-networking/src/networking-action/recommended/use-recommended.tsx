import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';

import { changeRecommended } from './recommended.resource';

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
