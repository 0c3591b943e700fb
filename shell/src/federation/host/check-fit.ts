import { satisfy } from '@module-federation/enhanced/runtime';
import {
  type LiveRemote,
  misfitsWithShell,
  type Needs,
  type Offer,
  REMOTES_CONTRACT,
} from '@passerelle/shared/contract/remotes';
import { eventFields } from '@passerelle/shared/events';
import { slotProps } from '@passerelle/shared/remotes';

import { FRONT_VERSION } from '../../boot/env';
import { namesOf, versions } from './shared-modules';
import { Refused } from '../trust/verify';

/**
 * Modules that this page offers a version with these needs. The names of an unloaded shared module are unknown: until it
 * is loaded, it is assumed to fit.
 */
const offerFor = ({ shared }: Needs): Offer => ({
  version: FRONT_VERSION,
  contract: REMOTES_CONTRACT,
  shared: Object.fromEntries(Object.entries(shared).map(([module, needed]) => [module, namesOf(module) ?? needed])),
  versions,
  events: eventFields,
  slots: slotProps,
});

/** Throws when a version was made for a shell that has other things to offer than this one. */
export function checkFit({ needs }: LiveRemote): void {
  const misfits = misfitsWithShell(needs, offerFor(needs), satisfy);
  if (misfits.length > 0) throw new Refused('misfit', misfits.map(({ message }) => message).join('; '));
}
