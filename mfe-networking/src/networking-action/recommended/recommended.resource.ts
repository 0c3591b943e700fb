import type { Appointment } from '@passerelle/shared/contract';

import { ChangedMeanwhile, changeSeen } from '../../action-parts/change-seen';

type Ids = readonly string[];
const idsOf = ({ recommendedContacts }: Appointment): string[] => recommendedContacts.map(({ id }) => id);

/**
 * The whole list travels. Somebody who was added or taken away elsewhere meanwhile is no conflict: what is wanted here is
 * done to the list as it is then.
 */
export async function changeRecommended(seen: Appointment, change: (ids: Ids) => string[]): Promise<Appointment> {
  try {
    return await changeSeen(seen, { recommendedContacts: change(idsOf(seen)) }, idsOf);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile) || error.action.status === 'cancelled') throw error;
    return changeSeen(error.action, { recommendedContacts: change(idsOf(error.action)) }, idsOf);
  }
}
