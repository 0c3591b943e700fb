/** A wizard: a few steps, each with its address, that end in one thing made. See docs/how-to/screens.md. */
export { FullScreenHead } from './full-screen-head';
export { Recap } from './recap';
export type { WizardStep } from './wizard-context';
export { useWizardPlan, writePlan, type PlanControls, type PlanStore } from './use-wizard-plan';
export { Wizard } from './wizard';
export { useReturnPlace, useWizard } from './wizard-context';
export { WizardFoot } from './wizard-foot';
export { WizardForm } from './wizard-form';
export { WizardSuccess } from './wizard-success';
