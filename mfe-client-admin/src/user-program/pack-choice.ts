import type { LicensePack, ProgramType, User } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import type { ProgramStep } from './program-state';

/** Why a pack cannot be drawn on; null where it can. */
export type PackFault = 'notBegun' | 'ended' | 'nothing' | 'full';

export const typeFor = (step: ProgramStep): ProgramType => (step === 'extend' ? 'extension' : 'basic');

/** For whom a pack is drawn on. */
export type Follower = Pick<User, 'selectedProgram'>;

/** A seat that is held already goes on: an extension or a change within the same pack takes no other. */
export const takesNoSeat = (pack: Pick<LicensePack, 'id'>, step: ProgramStep, { selectedProgram }: Follower): boolean =>
  step !== 'choose' && selectedProgram?.status !== 'closed' && selectedProgram?.pack.id === pack.id;

export function packFault(pack: LicensePack, step: ProgramStep, user: Follower): PackFault | null {
  const at = now().getTime();
  if (at < Date.parse(pack.period.fromDate)) return 'notBegun';
  if (at > Date.parse(pack.period.toDate)) return 'ended';
  if (!pack.programs.some(({ type }) => type === typeFor(step))) return 'nothing';
  return pack.availableLicenseCount > 0 || takesNoSeat(pack, step, user) ? null : 'full';
}
