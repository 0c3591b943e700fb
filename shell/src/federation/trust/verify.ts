import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { openRelease, type SealedRemote } from '@passerelle/shared/contract/remotes';
import { knowFiles } from '../integrity';
import { areSigned } from './digests';
import { Refused } from './refused';
import { newestSerial, noteSerial } from './serials';
import { isSigned } from './signature';

async function checkSeal(sealed: SealedRemote): Promise<void> {
  const { routes, menu } = openRelease(sealed);
  // All at once: it is done while the federation runtime is on its way.
  const [signature, ...parts] = await Promise.all([
    isSigned(sealed.release, sealed.signature),
    areSigned(sealed.routes, routes),
    areSigned(sealed.menu, menu),
  ]);
  if (!signature) throw new Refused('forged', 'Its signature is not good');
  if (parts.includes(false)) throw new Refused('forged', 'Its routes or menu entries are not those that were signed');
}

function checkSerial({ name, serial }: LiveRemote): void {
  const newest = newestSerial(name);
  if (serial < newest) throw new Refused('replayed', `Release ${serial} is older than ${newest}, which has run here`);
  noteSerial(name, serial);
}

async function examine(remote: LiveRemote, isEarlier: boolean): Promise<void> {
  const { sealed } = remote;
  // Browsers verify nothing in a page that came over plain http: there the shell itself could be another's. A remote
  // that runs from source is signed by nobody.
  if (sealed && globalThis.crypto?.subtle) {
    await checkSeal(sealed).catch((error: unknown) => {
      throw error instanceof Refused ? error : new Refused('forged', `Its seal cannot be read: ${String(error)}`);
    });
    if (!isEarlier) checkSerial(remote);
  }
  knowFiles(remote);
}

const verdicts = new WeakMap<LiveRemote, Promise<void>>();

/**
 * Whether a release is what its makers signed, the newest that this browser knows of. Asked once of each. A release that
 * the page has asked for as an earlier one may be older.
 */
export function verify(remote: LiveRemote, { isEarlier = false } = {}): Promise<void> {
  const verdict = verdicts.get(remote) ?? examine(remote, isEarlier);
  verdicts.set(remote, verdict);
  return verdict;
}
