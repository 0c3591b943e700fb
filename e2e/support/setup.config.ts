import { buildOutside } from '../fixtures/build-outside.mjs';
import { fingerprint, isFresh, stamp } from '../../shared/build/lib/fingerprint.mjs';
import { outside } from './product';

/** Before all tests: the remote that lives in a repository of its own is built, as its team would. */
export default async function buildOnce(): Promise<void> {
  const print = fingerprint(['e2e/fixtures', 'shared', 'package-lock.json']);
  if (isFresh('outside', print)) return;
  await buildOutside(outside);
  stamp('outside', print);
}
