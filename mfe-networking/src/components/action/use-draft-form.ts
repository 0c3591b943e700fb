import { personStorage } from '@passerelle/shared/client';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface DraftForm {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Goes around the form and the button that opens it: the focus moves from one to the other. */
  box: RefObject<HTMLDivElement | null>;
}

interface Options {
  /** True if the form may be edited now. */
  mayWrite: boolean;
  startsOpen?: boolean;
  /** It takes the focus as soon as it is there: the address asks for it. */
  takesFocus?: boolean;
}

const hasDraft = (draft: string): boolean => personStorage.read(`draft.${draft}`) !== null;

/**
 * A form that opens by a button, and stays open over reloads while it has a draft. When the person may no longer write,
 * for instance because another tab cancels the action, a form with a draft stays open, so that no typed text is lost.
 */
export function useDraftForm(draft: string, { mayWrite, startsOpen = false, takesFocus = false }: Options): DraftForm {
  const [isOpen, setOpen] = useState(() => startsOpen || hasDraft(draft));
  const [couldWrite] = useState(mayWrite);
  const box = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(takesFocus);
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    const { current } = box;
    // A new address gives the focus to the main element: the form takes it after that.
    queueMicrotask(() => (current?.querySelector('textarea') ?? current?.querySelector('button'))?.focus());
  });
  const toggle = (next: boolean): void => {
    shouldMoveFocus.current = true;
    setOpen(next);
  };
  const isShown = isOpen && (mayWrite || (couldWrite && hasDraft(draft)));
  return { isOpen: isShown, open: () => toggle(true), close: () => toggle(false), box };
}
