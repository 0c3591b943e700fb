import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { type FieldInputProps, useField } from 'react-final-form';

import { type Fault, type FieldKind, type FieldWords, isFault, useFaultText } from './faults';
import { type FieldEntry, useFormContext } from './form-context';

let isPressed = false;
const waiting = new Set<() => void>();

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  for (const callback of waiting) callback();
  waiting.clear();
}

/** Where no click follows, or one that somebody stopped: it would come before any timer. */
const releaseAfterClick = (): void => void setTimeout(release);
const releaseIfUp = ({ buttons }: MouseEvent): void => {
  if (isPressed && buttons === 0) releaseAfterClick();
};

// A touch, too, takes the focus with the `mousedown` that follows it. A press may end outside the page, without an event.
addEventListener('mousedown', press, { capture: true });
addEventListener('mouseup', releaseAfterClick, { capture: true });
addEventListener('mousemove', releaseIfUp, { capture: true, passive: true });
// Of these, the page's own listeners come first.
for (const end of ['click', 'dragend', 'keydown', 'blur']) addEventListener(end, release);

function whenReleased(callback: () => void): (() => void) | undefined {
  if (!isPressed) {
    callback();
    return undefined;
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/**
 * A value as it was before the button of the mouse went down, until it has come up and the click is done. A press leaves
 * the field that had the focus, and what that field then says would move what is being pressed from under the pointer.
 */
function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => whenReleased(() => setShown(() => value)), [value]);
  return shown;
}

/** What every field takes. */
export interface FieldSettings {
  /** The value's dotted path in the form's body. */
  name: string;
  label: string;
  /** Says « (facultatif) », and sends null when left empty. */
  optional?: boolean;
  help?: string;
  /** An agreement: the form is not sent without it, and it is not part of what is sent. */
  unsent?: boolean;
  /** What the schema cannot express, such as a value that must equal another. */
  rule?: (value: never, values: object) => Fault | undefined;
  /** Words for single faults, where the general ones would not help. */
  words?: FieldWords;
  /** Between the body's value and what the control holds, where the two differ. */
  format?: (value: never) => unknown;
  parse?: (value: never) => unknown;
}

export interface FieldState {
  input: FieldInputProps;
  id: string;
  labelId: string;
  helpId: string;
  faultId: string;
  /** What is wrong, in words, once the person has been there or has tried to send. */
  fault: string | undefined;
  /** For the control that takes the focus. */
  aria: { 'aria-invalid'?: true; 'aria-describedby': string | undefined; 'aria-required'?: true };
}

type Rule = (value: unknown, values: object) => Fault | undefined;

/** The schema does not know a field that is not sent. */
function rulesOf({ unsent, rule }: FieldSettings): Rule | undefined {
  if (!unsent) return rule as Rule | undefined;
  return (value, values) => (value ? rule?.(value as never, values) : 'required');
}

/** Ties a control to the form: its value, its name in the summary, what is wrong with it. */
export function useFormField(settings: FieldSettings, kind: FieldKind, type?: 'checkbox'): FieldState {
  const { name, label, optional = false, unsent = false, help, words, format, parse } = settings;
  const { registry } = useFormContext();
  const id = useId();
  const faultText = useFaultText();
  const { input, meta } = useField<unknown>(name, {
    type,
    format: format as ((value: unknown) => unknown) | undefined,
    parse: parse as ((value: unknown) => unknown) | undefined,
    validate: rulesOf(settings),
  });

  const entry = useMemo<FieldEntry>(
    () => ({ name, label, id, optional, unsent, kind, words }),
    [name, label, id, optional, unsent, kind, words],
  );
  useEffect(() => registry.add(entry), [registry, entry]);

  const seen = meta.touched || meta.submitFailed;
  const found: unknown = (seen ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const fault = useAfterPress(isFault(found) ? faultText(found, kind, words) : undefined);
  const [helpId, faultId] = [`${id}-help`, `${id}-fault`];
  const described = [fault && faultId, help && helpId].filter(Boolean).join(' ') || undefined;
  return {
    input: input as FieldInputProps,
    id,
    labelId: `${id}-label`,
    helpId,
    faultId,
    fault,
    aria: {
      'aria-describedby': described,
      ...(fault ? { 'aria-invalid': true } : {}),
      ...(optional ? {} : { 'aria-required': true }),
    },
  };
}

/** Something to choose. */
export interface Option {
  value: string;
  label: string;
}
