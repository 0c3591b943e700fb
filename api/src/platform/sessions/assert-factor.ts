import { failure } from '../failure';
import type { Person } from './person';

/** A person who still has to set up a second factor can do nothing else. */
export function assertFactor({ lacksSecondFactor }: Person): void {
  if (lacksSecondFactor) {
    throw failure('forbidden', { message: 'secondFactorMissing', fields: { secondFactor: 'required' } });
  }
}
