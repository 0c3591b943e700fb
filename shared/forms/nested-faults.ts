import { setIn } from 'final-form';

import type { Faults } from './fault';

/**
 * Faults by path as final-form wants them: `{ 'addresses.1.street': … }` as `{ addresses: [, { street: … }] }`. Where a
 * list itself is at fault, what lies in it waits.
 */
export function nestedFaults(faults: Faults): Record<string, unknown> {
  const paths = Object.keys(faults).toSorted((a, b) => a.length - b.length);
  let nested: object = {};
  const done: string[] = [];
  for (const path of paths) {
    if (done.some((outer) => path.startsWith(`${outer}.`))) continue;
    nested = setIn(nested, path, faults[path]);
    done.push(path);
  }
  return { ...nested };
}
