import { ApiError } from '@passerelle/shared/client';
import { FORM_ERROR, setIn } from 'final-form';

import { reasonOf } from './failure';
import type { Fault, Faults } from './faults';

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

/**
 * Brings each fault to the field that can show it: one deep in a value (`answers.q1.0.values`) to the field that holds
 * that value. A fault of nothing on the page stays where it is; the summary shows it.
 */
export function placeFaults(faults: Faults, isField: (name: string) => boolean): Faults {
  const placed: Record<string, Fault> = {};
  for (const [path, fault] of Object.entries(faults)) {
    if (fault === undefined) continue;
    const parts = path.split('.');
    const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
    placed[prefixes.find(isField) ?? path] ??= fault;
  }
  return placed;
}

/** A failed call as final-form's submit errors: on their fields where the server names some. */
export function submitFaults(error: unknown, failureText?: (error: unknown) => string | undefined) {
  const own = failureText?.(error);
  if (own !== undefined) return { [FORM_ERROR]: { text: own } };
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return nestedFaults(error.fields);
  return { [FORM_ERROR]: reasonOf(error) };
}
