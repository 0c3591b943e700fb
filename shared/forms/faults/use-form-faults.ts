import { FORM_ERROR } from 'final-form';
import { useForm, useFormState } from 'react-final-form';

import { type SubmitFailure, useFailureText } from './failure';
import { type Fault, isFault, useFaultText } from './faults';
import type { FieldRegistry } from '../form-context';

export interface FieldFaultEntry {
  name: string;
  label: string;
  text: string;
  /** Of the control; absent when the fault is of something that is not on the page. */
  id: string | undefined;
}

/** Every fault in a tree of faults, by its path. */
function pathsOf(tree: unknown, path: string): [path: string, fault: Fault][] {
  if (isFault(tree)) return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name));
}

/** All that stands in the way of sending, in words and in the order of the page. */
export function useFormFaults(registry: FieldRegistry): { fields: FieldFaultEntry[]; failure: string | undefined } {
  const form = useForm();
  const { errors, submitErrors, submitError } = useFormState({
    subscription: { errors: true, submitErrors: true, submitError: true, dirtySinceLastSubmit: true, submitting: true },
  });
  const faultText = useFaultText();
  const failureText = useFailureText();

  const faults = new Map(pathsOf(errors, ''));
  for (const [path, fault] of pathsOf({ ...submitErrors, [FORM_ERROR]: undefined }, '')) {
    if (faults.has(path) || registry.hasLeft(path)) continue;
    if (!form.getFieldState(path)?.dirtySinceLastSubmit) faults.set(path, fault);
  }
  const known = registry.list().filter(({ name }) => faults.has(name));
  const placed = known.map(({ name, label, id, kind, words }) => ({
    name,
    label,
    id,
    text: faultText(faults.get(name) ?? 'format', kind, words),
  }));
  // A field that is missing, and will only come with what is filled in first, is not asked for yet.
  const isAwaited = (fault: Fault): boolean => fault === 'required' && placed.length > 0;
  const unplaced = Array.from(faults)
    .filter(([name, fault]) => !registry.get(name) && !isAwaited(fault))
    .map(([name, fault]) => ({ name, label: name, id: undefined, text: faultText(fault) }));
  const failure = submitError as SubmitFailure | undefined;
  return { fields: [...placed, ...unplaced], failure: failure && failureText(failure) };
}
