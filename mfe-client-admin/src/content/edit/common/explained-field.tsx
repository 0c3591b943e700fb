import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { RadioField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

interface Props<V extends string> {
  name: string;
  label: string;
  choices: Record<V, { label: MessageDescriptor; hint: MessageDescriptor }>;
  /** The choice of a file that names none. */
  byDefault: V;
}

/** Radio buttons, each with a sentence about its effect. */
export function ExplainedField<V extends string>({ name, label, choices, byDefault }: Props<V>): ReactNode {
  const { t } = useLingui();
  const options = Object.entries<{ label: MessageDescriptor; hint: MessageDescriptor }>(choices).map(
    ([value, words]) => ({ value, label: t(words.label), hint: t(words.hint) }),
  );
  return <RadioField name={name} label={label} options={options} format={(value: unknown) => value ?? byDefault} />;
}
