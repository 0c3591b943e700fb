import type { Faults } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import {
  includedSteps,
  isReachable,
  refusedStep,
  type StepLink,
  WizardContext,
  type WizardContextValue,
  type WizardStep,
} from './wizard-context';
import { WizardFrame } from './wizard-frame';

interface Props<Id extends string> {
  /** « Planifier une action » */
  title: ReactNode;
  steps: readonly WizardStep<Id>[];
  /** The step that the address names; without one the wizard begins. */
  step: string | undefined;
  pathOf: (step: Id) => string;
  /** Before the first step is opened by an address that names none. */
  onBegin?: () => void;
  /** Stands in the place of the step, such as while something that all steps need is loading. */
  pending?: ReactNode;
}

type Refusal = WizardContextValue['refused'];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The refusal is passed in the history state to its step, since a screen remounts at each address. After that the state
 * no longer contains it.
 */
function withRefusal(state: unknown): { state: Record<string, unknown>; refused: Refusal } {
  const { refused, ...rest } = isObject(state) ? state : {};
  const isRefusal = isObject(refused) && typeof refused['step'] === 'string' && isObject(refused['faults']);
  return {
    state: rest,
    refused: isRefusal ? { step: String(refused['step']), faults: refused['faults'] as Faults } : null,
  };
}

function Begin({ link, onBegin }: { link: StepLink; onBegin: (() => void) | undefined }): ReactNode {
  const begin = useEffectEvent(() => onBegin?.());
  // Once: the address names a step from then on.
  useEffect(() => begin(), []);
  return <Navigate {...link} replace />;
}

/** A few steps that end in one thing made. Each has its address; one that is opened too early leads to the first. */
export function Wizard<Id extends string>({ title, steps, step, pathOf, onBegin, pending }: Props<Id>): ReactNode {
  const navigate = useNavigate();
  const location = useLocation() as { search: string; state: unknown };
  const { search } = location;
  const { state, refused } = withRefusal(location.state);

  const included = includedSteps(steps);
  const [first] = included;
  const idOf = (id: string): Id | undefined => included.find((one) => one.id === id)?.id;
  const linkTo = (id: string): StepLink => {
    const known = idOf(id) ?? first?.id;
    return { to: known === undefined ? routeTo('home') : `${pathOf(known)}${search}`, state };
  };
  const goTo = (id: string): void => {
    const known = idOf(id);
    if (known !== undefined) void navigate({ pathname: pathOf(known), search }, { state });
  };
  const refuse = (faults: Faults): boolean => {
    const found = refusedStep(included, faults);
    if (!found || found.step === step) return false;
    const known = idOf(found.step);
    if (known === undefined) return false;
    void navigate({ pathname: pathOf(known), search }, { state: { ...state, refused: found } });
    return true;
  };

  if (!first) return null;
  if (step === undefined) return <Begin link={linkTo(first.id)} onBegin={onBegin} />;
  const place = steps.findIndex(({ id }) => id === step);
  if (place === -1) return <Navigate to={routeTo('notFound')} replace />;
  const current = steps[place];
  // The last answer may exclude the next step: the one after it opens.
  const shown = included.find((one) => steps.indexOf(one) >= place);
  if (!current || !shown || !isReachable(included, shown.id)) return <Navigate {...linkTo(first.id)} replace />;
  if (shown !== current) return <Navigate {...linkTo(shown.id)} replace />;
  const context: WizardContextValue = {
    stepIds: included.map(({ id }) => id),
    current: current.id,
    linkTo,
    goTo,
    refused,
    refuse,
  };
  return (
    <WizardContext value={context}>
      <WizardFrame
        name={title}
        stepNames={included.map(({ name }) => name)}
        place={included.indexOf(current)}
        title={pending === undefined ? current.title : title}
        takesFocus={refused?.step !== current.id}
      >
        {pending ?? current.content}
      </WizardFrame>
    </WizardContext>
  );
}
