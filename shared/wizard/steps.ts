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
export const isReachable = (steps: readonly WizardStep[], id: string): boolean =>
  steps
    .slice(
      0,
      Math.max(
        0,
        steps.findIndex((step) => step.id === id),
      ),
    )
    .every(({ isSettled }) => isSettled);

/** The first step that asks for one of the fields; dotted paths belong to the field that they begin with. */
export const stepOfFields = <Id extends string>(
  steps: readonly WizardStep<Id>[],
  paths: readonly string[],
): WizardStep<Id> | undefined =>
  steps.find(({ fields = [] }) =>
    fields.some((field) => paths.some((path) => path === field || path.startsWith(`${field}.`))),
  );
