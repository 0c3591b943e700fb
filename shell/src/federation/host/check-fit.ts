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
 * What this page has for a version with these needs. Of a shared module that has not been loaded yet no names are known:
 * until it is there, it is taken to have what is needed.
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
