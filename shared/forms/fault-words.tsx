import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

import type { FieldFaultEntry } from './use-form-faults';

export interface SummaryProps {
  /** How often sending has failed; at 0 there is nothing to say yet. */
  attempt: number;
  fields: readonly FieldFaultEntry[];
  failure: string | undefined;
  /** Leads to a field by its name. */
  onLead: (name: string) => void;
}

/** What stands in the way of sending, in a word: for whatever shows it. */
export const FaultCount = ({ count }: { count: number }): ReactNode => (
  <Plural value={count} one="Un champ est à revoir" _2="Deux champs sont à revoir" other="# champs sont à revoir" />
);

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** The line of a summary about one field. */
export function useFaultLine(): (entry: Pick<FieldFaultEntry, 'label' | 'text'>) => string {
  const { t } = useLingui();
  return ({ label, text }) => {
    const what = lowered(text);
    return t`${label} : ${what}`;
  };
}

/** Whatever the summary is drawn with: it takes the focus after a submit that failed. */
export function useSummaryBox({ attempt, fields, failure }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return { box, isEmpty: attempt === 0 || (fields.length === 0 && failure === undefined) };
}
