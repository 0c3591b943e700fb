import { personStorage } from '@passerelle/shared/client';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Writing {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Around the form and what opens it: the focus goes from one to the other. */
  box: RefObject<HTMLDivElement | null>;
}

interface Options {
  /** Whether anything may be written now. */
  may: boolean;
  startsOpen?: boolean;
}

const isHalfTyped = (draft: string): boolean => personStorage.read(`draft.${draft}`) !== null;

/**
 * A form that is opened when it is wanted, and stands open where something is half typed in it. When writing ends while it
 * is open, such as when the action is cancelled in another tab, what was typed is not taken away from under the person.
 */
export function useWriting(draft: string, { may, startsOpen = false }: Options): Writing {
  const [isOpen, setOpen] = useState(() => startsOpen || isHalfTyped(draft));
  const [could] = useState(may);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const { current } = box;
    (current?.querySelector('textarea') ?? current?.querySelector('button'))?.focus();
  });
  const turn = (next: boolean): void => {
    moved.current = true;
    setOpen(next);
  };
  const shows = isOpen && (may || (could && isHalfTyped(draft)));
  return { isOpen: shows, open: () => turn(true), close: () => turn(false), box };
}
