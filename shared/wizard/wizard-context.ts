import { createContext, type ReactNode, use } from 'react';

import type { Faults } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { isText, useLocationState } from '@passerelle/shared/url-state';

/** One step, as the plan has it now: a screen makes its steps anew with every render. */
export interface WizardStep<Id extends string = string> {
  /** In the address. */
  id: Id;
  /** In the progress: « Quoi ». */
  name: string;
  /** The heading: the question that the step asks. */
  title: ReactNode;
  /** True if the plan includes the step, which may depend on the role. Default: true. */
  included?: boolean;
  /** True if the step is answered, so that the next one may be opened. */
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

/** The address of a step, with the query and the state of the present one. */
export interface StepLink {
  to: string;
  state: unknown;
}

export interface WizardContextValue {
  /** The steps that the plan leads through. */
  stepIds: readonly string[];
  current: string;
  linkTo: (step: string) => StepLink;
  goTo: (step: string) => void;
  /** Faults that the server found in what an earlier step has settled, until that step is sent again. */
  refused: { step: string; faults: Faults } | null;
  /** Leads to the step that asks for one of the fields; false if there is none. */
  refuse: (faults: Faults) => boolean;
}

export const WizardContext = createContext<WizardContextValue | null>(null);

/** Inside a step. */
export function useWizard(): WizardContextValue & { previous: string | undefined; goOn: () => void } {
  const context = use(WizardContext);
  if (!context) throw new Error('A step needs a Wizard around it');
  const { stepIds, current, goTo } = context;
  const place = stepIds.indexOf(current);
  return {
    ...context,
    previous: stepIds[place - 1],
    goOn: () => {
      const next = stepIds[place + 1];
      if (next !== undefined) goTo(next);
    },
  };
}

/** Target of quitting and of success: the page that the person came from, else the given one. */
export function useReturnPlace(otherwise: string = routeTo('home')): { returnTo: string; isHome: boolean } {
  const { from } = useLocationState({ from: isText });
  return { returnTo: from ?? otherwise, isHome: from === undefined };
}
