import { useForm, useFormState } from 'react-final-form';
import { useCallback, useState } from 'react';

import type { FormBody, FormName } from './form-body';

/** Current values of the form, for fields that depend on others. Inside a `Form` of that schema. */
export const useFormValues = <N extends FormName>(_schema: N): Partial<FormBody<N>> =>
  useFormState<Partial<FormBody<N>>>({ subscription: { values: true } }).values;

/** Gives a field another value, for what fills it beside its own control. Inside a `Form`. */
export const useFieldChange = (): ((name: string, value: unknown) => void) => useForm().change;

interface Edited<T> {
  /** Initial values: an answer that arrives later does not count as seen by the person. */
  seen: T;
  /** True if `seen` was replaced after a conflict. */
  isNewer: boolean;
  /** Sends a change to what was seen. After a conflict the form takes over what is stored now, and fails. */
  save: (send: (seen: T) => Promise<unknown>) => Promise<void>;
}

/**
 * For a form that changes something which others may change too. After a conflict the untouched fields show what is stored
 * now and the touched ones stay: the person checks them, and sends again. `newestAfter` gives what is stored now if the
 * error is a conflict, else null.
 */
export function useEdited<T>(entity: T, newestAfter: (error: unknown) => T | null | Promise<T | null>): Edited<T> {
  const [opened] = useState(entity);
  const [seen, setSeen] = useState(entity);
  const save = useCallback(
    async (send: (seen: T) => Promise<unknown>): Promise<void> => {
      try {
        await send(seen);
      } catch (error) {
        const newest = await newestAfter(error);
        if (newest !== null) setSeen(newest);
        throw error;
      }
    },
    [seen, newestAfter],
  );
  return { seen, isNewer: seen !== opened, save };
}
