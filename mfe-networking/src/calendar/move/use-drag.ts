import type { Appointment } from '@passerelle/shared/contract';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

import type { Day } from '../../days/day';

/** Where something that is dragged would land. */
export interface Target {
  day: Day;
  date: string;
  /** Nobody can be met at that hour. */
  isBlocked: boolean;
}

interface Options {
  appointments: readonly Appointment[];
  /** What lies under the pointer; `grabbed` is how far below the upper edge of the thing it holds it. */
  targetAt: (appointment: Appointment, x: number, y: number, grabbed: number) => Target | null;
  onDrop: (appointment: Appointment, target: Target) => void;
}

export interface Drag {
  onPointerDown: (event: ReactPointerEvent) => void;
  /** Null: nothing is dragged, or not over the grid. */
  target: Target | null;
  dragged: Appointment | null;
  ghost: RefObject<HTMLDivElement | null>;
}

/** A press that wanders less is a press. */
const FAR = 6;

/** What was dragged is a link, and lies in a day that can be pressed: letting it go is neither. */
function ignoreClick(): void {
  const ignore = (click: MouseEvent): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 50);
}

/** Drags a pending appointment by a mouse or a pen. A finger scrolls; for it there is the dialog, as for the keyboard. */
export function useDrag({ appointments, targetAt, onDrop }: Options): Drag {
  const [dragged, setDragged] = useState<Appointment | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (down: ReactPointerEvent): void => {
    if (down.button !== 0 || down.pointerType === 'touch' || !(down.target instanceof Element)) return;
    const handle = down.target.closest<HTMLElement>('[data-movable]');
    const appointment = appointments.find(({ id }) => id === handle?.dataset['appointment']);
    if (!handle || !appointment) return;
    const { clientX, clientY } = down;
    const grabbed = clientY - handle.getBoundingClientRect().top;
    let isFar = false;
    let last: Target | null = null;

    const end = (): void => {
      stop.current();
      setDragged(null);
      setTarget(null);
    };
    const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!isFar && Math.hypot(x - clientX, y - clientY) < FAR) return;
      isFar = true;
      setDragged(appointment);
      if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
      const found = targetAt(appointment, x, y, grabbed);
      if (found?.date === last?.date) return;
      last = found;
      setTarget(found);
    };
    const drop = (up: PointerEvent): void => {
      end();
      if (!isFar) return;
      ignoreClick();
      const found = targetAt(appointment, up.clientX, up.clientY, grabbed);
      if (found) onDrop(appointment, found);
    };
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      end();
      window.addEventListener('pointerup', ignoreClick, { once: true });
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', leave);
    stop.current = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', leave);
    };
  };
  return { onPointerDown, target, dragged, ghost };
}
