import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';

/** What Lingui would read in a value as its own syntax: tags, escapes, the count of a plural. */
const syntax = /[<\\%]/;

/** Lingui looks for tags in the finished sentence, values included. An element goes around that search. */
const asTyped = (value: unknown): unknown => (typeof value === 'string' && syntax.test(value) ? <>{value}</> : value);

/**
 * A sentence with its elements. The compiler puts it in place of the macro's `Trans`, so that what a person typed is
 * shown as typed, whatever it looks like.
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  const shown = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped(value)]));
  // Not as JSX: who gathers the messages would look for one in it.
  return createElement(LinguiTrans, { ...props, values: shown });
}
