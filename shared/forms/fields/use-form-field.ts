import { useEffect, useId, useLayoutEffect, useMemo } from 'react';
import type { Locale } from '@passerelle/shared/contract';
import { type FieldInputProps, useField, useForm } from 'react-final-form';

import { type Fault, type FieldKind, type FieldTexts, isFault, useFaultText } from '../faults/faults';
import { type FieldLabels, type FieldMarks, fieldMarks } from './field-marks';
import { type FieldEntry, useFormContext } from '../form-context';
import { useAfterPress } from '../use-after-press';

/** Props of every field; an optional one sends null when left empty. */
export interface FieldSettings extends FieldLabels {
  /** The value's dotted path in the form's body. */
  name: string;
  /** An agreement: the form is not sent without it, and it is not part of the body. */
  unsent?: boolean;
  /** True if a draft keeps it. False for a value that a later change of another field would send unnoticed. */
  drafted?: boolean;
  /** Rule that the schema cannot express, such as a value that must equal another. */
  rule?: (value: never, values: object) => Fault | undefined;
  /** Words for single faults, where the general ones would not help. */
  words?: FieldTexts;
  /** Between the body's value and what the control holds, where the two differ. */
  format?: (value: never) => unknown;
  parse?: (value: never) => unknown;
}

export interface FieldState extends FieldMarks {
  input: FieldInputProps;
}

/**
 * A field that comes after the form, such as one further down or one that another field asks for, finds its value as it is: the
 * library would put the initial one back over a draft, or over what was typed before the field went, unless it knows the field.
 */
export function useKeptValue(name: string): void {
  const form = useForm();
  useLayoutEffect(() => form.registerField(name, () => undefined, {}), [form, name]);
}

type Rule = (value: unknown, values: object) => Fault | undefined;

/** The schema does not know a field that is not sent. */
function rulesOf({ unsent, rule }: FieldSettings): Rule | undefined {
  if (!unsent) return rule as Rule | undefined;
  return (value, values) => (value ? rule?.(value as never, values) : 'required');
}

/** Ties a control to the form: its value, its name in the summary, its error. */
export function useFormField(settings: FieldSettings, kind: FieldKind, type?: 'checkbox'): FieldState {
  const { name, label, optional = false, unsent = false, drafted = true, words, format, parse } = settings;
  const { registry } = useFormContext();
  const id = useId();
  const faultText = useFaultText();
  useKeptValue(name);
  const { input, meta } = useField<unknown>(name, {
    type,
    format: format as ((value: unknown) => unknown) | undefined,
    parse: parse as ((value: unknown) => unknown) | undefined,
    validate: rulesOf(settings),
  });

  const entry = useMemo<FieldEntry>(
    () => ({ name, label, id, optional, unsent, drafted, kind, words }),
    [name, label, id, optional, unsent, drafted, kind, words],
  );
  useEffect(() => registry.add(entry), [registry, entry]);

  const seen = meta.touched || meta.submitFailed;
  const found: unknown = (seen ? meta.error : undefined) ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const fault = useAfterPress(isFault(found) ? faultText(found, kind, words) : undefined);
  return { input: input as FieldInputProps, ...fieldMarks(id, fault, settings) };
}

/** Something to choose. */
export interface Option {
  value: string;
  label: string;
  /** Language of a label that comes from the content. */
  language?: Locale | undefined;
}
