import { setIn } from 'final-form';

/** The values of a form without what must not lie in a storage: passwords and files, by the names of their fields. */
export const draftValues = (values: object, secretNames: readonly string[]): object =>
  secretNames.reduce<object>((rest, name) => setIn(rest, name, undefined) ?? {}, values);
