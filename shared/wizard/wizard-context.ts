import type { Faults } from '@passerelle/shared/forms';
import { isText, routeTo, useLocationState } from '@passerelle/shared/routes';
import { createContext, use } from 'react';

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
  /** Whether a step asks for one of the fields: the wizard then leads to it. */
  refuse: (faults: Faults) => boolean;
  acceptStep: () => void;
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

/** Where quitting and success lead: to where the person came from, else home. */
export function useReturnPlace(): { returnTo: string; isHome: boolean } {
  const { from } = useLocationState({ from: isText });
  return { returnTo: from ?? routeTo('home'), isHome: from === undefined };
}
