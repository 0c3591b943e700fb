import { buildOutside } from '../fixtures/build-outside.mjs';
import { buildStock } from '../fixtures/build-stock.mjs';
import { fingerprint, isFresh, stamp } from '../../shared/build/bundle/fingerprint.mjs';
import { outside, stock } from './product';

/** Before all tests: the remotes that live in repositories of their own are built, as their teams would. */
export default async function buildOnce(): Promise<void> {
  const print = fingerprint(['e2e/fixtures', 'shared', 'package-lock.json']);
  if (isFresh('outside', print)) return;
  await buildOutside(outside);
  await buildStock(stock);
  stamp('outside', print);
}
