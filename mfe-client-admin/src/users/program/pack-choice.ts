import type { LicensePack, ProgramType, User } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import type { ProgramStep } from './program-state';

/** Reason that no seat of a pack can be used; null if one can. */
export type PackFault = 'notBegun' | 'ended' | 'nothing' | 'full';

export const typeFor = (step: ProgramStep): ProgramType => (step === 'extend' ? 'extension' : 'basic');

/** Person or people who take a seat of a pack; with many people, some may already have a seat in it. */
export type Follower = Pick<User, 'selectedProgram'> & { areMany?: true };

/** An extension or a change within the same pack keeps the seat. */
export const takesNoSeat = (pack: Pick<LicensePack, 'id'>, step: ProgramStep, { selectedProgram }: Follower): boolean =>
  step !== 'choose' && selectedProgram?.status !== 'closed' && selectedProgram?.pack.id === pack.id;

export function packFault(pack: LicensePack, step: ProgramStep, user: Follower): PackFault | null {
  const at = now().getTime();
  if (at < Date.parse(pack.period.fromDate)) return 'notBegun';
  if (at > Date.parse(pack.period.toDate)) return 'ended';
  if (!pack.programs.some(({ type }) => type === typeFor(step))) return 'nothing';
  const maySeatsBeHeld = step === 'extend' && user.areMany === true;
  return pack.availableLicenseCount > 0 || takesNoSeat(pack, step, user) || maySeatsBeHeld ? null : 'full';
}

interface Option {
  fault: PackFault | null;
  /** The person keeps their seat in this pack. */
  isHeld: boolean;
}

const rank = ({ fault, isHeld }: Option): number => (fault === null ? Number(!isHeld) : 2);

/** The current pack, then the others that can be drawn on; each in the order of the list. */
export const usableFirst = <T extends Option>(options: readonly T[]): T[] =>
  options.toSorted((one, other) => rank(one) - rank(other));
