import { buildPath } from '@passerelle/shared/contract/rules/common/paths';
import { type DataChange, emit } from '@passerelle/shared/events';

import type { CallName, LooseParts } from './address';
import { touches } from './generated/touches.mjs';

/** An address with an id at its end is deleted itself; other deletions leave something to fetch. */
const deletesItsPath = /^DELETE .*\/:\w+$/;

/** Tells the page what a call has made stale: its cache fetches what it shows of that again, and so do other tabs. */
export function announceChange(name: CallName, { params }: LooseParts, origin: DataChange['origin']): void {
  const paths = (touches[name] ?? []).map((path) => buildPath(path, params));
  if (paths.length === 0) return;
  const gone = deletesItsPath.test(name) ? buildPath(name.split(' ')[1] ?? '', params) : null;
  emit('data-changed', { paths, gone, origin });
}

/**
 * For a call that was refused because the page was out of date: fetches again what it would have made stale. Of a
 * deletion that came too late the deleted thing is left out.
 */
export function refreshTouched(name: CallName, parts: Pick<LooseParts, 'params'> = {}): void {
  announceChange(name, parts, 'server');
}
