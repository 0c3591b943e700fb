import type { Faults } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

/** One step, as the plan has it now: a screen makes its steps anew with every render. */
export interface WizardStep<Id extends string = string> {
  /** In the address. */
  id: Id;
  /** In the progress: « Quoi ». */
  name: string;
  /** The heading: the question that the step asks. */
  title: ReactNode;
  /** Whether the plan leads through it: what is asked of one role need not be asked of another. Default: true. */
  included?: boolean;
  /** Whether it has been answered: the step after it may be opened. */
  isSettled: boolean;
  /** The fields of the final body that it asks for: a fault of one of them leads back to it. */
  fields?: readonly string[];
  content: ReactNode;
}

export const includedSteps = <Id extends string>(steps: readonly WizardStep<Id>[]): readonly WizardStep<Id>[] =>
  steps.filter(({ included = true }) => included);

/** A step may be opened once all before it are settled. */
export function isReachable(steps: readonly WizardStep[], id: string): boolean {
  const place = steps.findIndex((step) => step.id === id);
  return steps.every(({ isSettled }, index) => isSettled || index >= place);
}

/** A dotted path belongs to the field that it begins with. */
const asksFor = ({ fields = [] }: WizardStep, path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

/** The first step that asks for a field with a fault, and the faults that are its own; others are found when it is sent again. */
export function refusedStep(
  steps: readonly WizardStep[],
  faults: Faults,
): { step: string; faults: Faults } | undefined {
  const paths = Object.keys(faults);
  const found = steps.find((step) => paths.some((path) => asksFor(step, path)));
  if (!found) return undefined;
  const own = Object.entries(faults).filter(([path]) => asksFor(found, path));
  return { step: found.id, faults: Object.fromEntries(own) };
}
