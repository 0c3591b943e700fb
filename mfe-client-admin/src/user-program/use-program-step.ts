import type { User } from '@passerelle/shared/contract';
import { isText, isTrue, routeTo, useGo, useLocationState } from '@passerelle/shared/routes';
import { flushSync } from '@passerelle/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { actionsOf, type ProgramStep } from './program-state';

interface ProgramStepControls {
  step: ProgramStep | null;
  open: (step: ProgramStep) => void;
  close: () => void;
  /** Takes the focus where the button that opened the dialog is no longer there. */
  ref: RefObject<HTMLElement | null>;
}

/** The dialog that is open. It opens by itself for somebody who was just added, once: not again after a reload. */
export function useProgramStep(user: User): ProgramStepControls {
  const { openProgram, from } = useLocationState({ openProgram: isTrue, from: isText });
  const [step, setStep] = useState<ProgramStep | null>(
    openProgram && actionsOf(user.selectedProgram).choose ? 'choose' : null,
  );
  const go = useGo();
  const ref = useRef<HTMLElement>(null);
  // A reload keeps the state of the entry: it must no longer ask for the dialog.
  useEffect(() => {
    if (openProgram) go(routeTo('clientUser', { userId: user.id }), { replace: true, state: { from } });
  }, [openProgram, go, user.id, from]);
  const close = (): void => {
    flushSync(() => setStep(null));
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  };
  return { step, open: setStep, close, ref };
}
