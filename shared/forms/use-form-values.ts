import { useForm, useFormState } from 'react-final-form';
import { isConflict } from '@passerelle/shared/client';
import { useCallback, useState } from 'react';

import type { FormBody, FormName } from './form-body';

/** What the form holds now, for fields that depend on others. Inside a `Form` of that schema. */
export const useFormValues = <N extends FormName>(_schema: N): Partial<FormBody<N>> =>
  useFormState<Partial<FormBody<N>>>({ subscription: { values: true } }).values;

/** Gives a field another value, for what fills it beside its own control. Inside a `Form`. */
export const useFieldChange = (): ((name: string, value: unknown) => void) => useForm().change;

interface Edited<T> {
  /** What the form starts from: an answer that comes meanwhile does not pass for something that the person has seen. */
  seen: T;
  /** Sends a change to what was seen. Where it was changed meanwhile, the form takes on what is there now, and fails. */
  save: (send: (seen: T) => Promise<void>) => Promise<void>;
}

/**
 * For a form that changes something which others may change too. After a conflict, what was not touched here shows what is
 * there now and what was touched stays: the person looks at it, and sends it again.
 */
export function useEdited<T>(entity: T, read: () => Promise<T>): Edited<T> {
  const [seen, setSeen] = useState(entity);
  const save = useCallback(
    async (send: (seen: T) => Promise<void>): Promise<void> => {
      try {
        await send(seen);
      } catch (error) {
        if (isConflict(error)) setSeen(await read());
        throw error;
      }
    },
    [seen, read],
  );
  return { seen, save };
}
