import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * For a field that is asked for under a condition, and whose value means nothing without it: what was typed goes with the
 * field, so that it is neither sent nor there again when the field comes back.
 */
export function useClearOnUnmount(name: string): void {
  const form = useForm();
  useEffect(() => () => form.change(name, undefined), [form, name]);
}
