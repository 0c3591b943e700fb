import { setIn } from 'final-form';

import type { FieldEntry } from './field-registry';

const neverKept: readonly FieldEntry['kind'][] = ['password', 'file'];

/** The values of a form without what must not lie in a storage: passwords and files. */
export function draftValues(values: object, fields: readonly FieldEntry[]): object {
  const secret = fields.filter(({ kind }) => neverKept.includes(kind));
  return secret.reduce<object>((rest, { name }) => setIn(rest, name, undefined) ?? {}, values);
}
