import { scrollToElement, useGo, useLocation } from '@passerelle/shared/routes';
import { useEffect, useState } from 'react';

import { useHash } from '../use-hash-target';
import { anchorOf } from './question';

interface OpenQuestions {
  isOpen: (id: string) => boolean;
  toggle: (id: string, isOpen: boolean) => void;
}

/** Which answers are open. The last one opened stands in the address, so that it can be passed on. */
export function useOpenQuestions(ids: readonly string[]): OpenQuestions {
  const go = useGo();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  /** Where a link led, which is not where a press opened something. */
  const [arrivedAt, setArrivedAt] = useState<string>();

  const pointed = ids.find((id) => anchorOf(id) === hash);
  if (pointed && pointed !== seen) {
    setSeen(pointed);
    setOpen(new Set([...open, pointed]));
    setArrivedAt(pointed);
  }
  useEffect(() => {
    if (arrivedAt) scrollToElement(anchorOf(arrivedAt));
  }, [arrivedAt]);

  return {
    isOpen: (id) => open.has(id),
    toggle: (id, isOpen) => {
      const others = [...open].filter((one) => one !== id);
      setOpen(new Set(isOpen ? [...others, id] : others));
      if (!isOpen) return;
      setSeen(id);
      go(`${pathname}${search}#${anchorOf(id)}`, { replace: true });
    },
  };
}
