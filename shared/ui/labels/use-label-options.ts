import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** An enumeration of the contract as the choices of a field, in the contract's order and the page's language. */
export function useLabelOptions<V extends string>(
  words: Readonly<Record<V, MessageDescriptor>>,
): { value: V; label: string }[] {
  const { _: translate } = useLingui();
  return useMemo(
    () =>
      Object.entries<MessageDescriptor>(words).map(([value, word]) => ({ value: value as V, label: translate(word) })),
    [words, translate],
  );
}
