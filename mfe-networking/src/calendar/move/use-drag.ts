import type { Appointment } from '@passerelle/shared/contract';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

import type { Day } from '../../days/day';

/** Drop target of the dragged appointment. */
export interface Target {
  day: Day;
  date: string;
  /** The hour is not bookable. */
  isBlocked: boolean;
}

interface Options {
  appointments: readonly Appointment[];
  /** The target under the pointer; `grabbed` is the distance from the pointer to the upper edge of the appointment. */
  targetAt: (appointment: Appointment, x: number, y: number, grabbed: number) => Target | null;
  onDrop: (appointment: Appointment, target: Target) => void;
}

export interface Drag {
  onPointerDown: (event: ReactPointerEvent) => void;
  /** Null when nothing is dragged, or the pointer is outside the grid. */
  target: Target | null;
  dragged: Appointment | null;
  ghost: RefObject<HTMLDivElement | null>;
}

/** A pointer that moves less than this clicks and does not drag. */
const DRAG_THRESHOLD_PX = 6;

/** The appointment is a link inside a clickable day: dropping it must not click either. */
function ignoreClick(): void {
  const ignore = (click: MouseEvent): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), 50);
}

/** Drags a pending appointment by mouse or pen. Touch scrolls: fingers and the keyboard have the dialog instead. */
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
      if (!isFar && Math.hypot(x - clientX, y - clientY) < DRAG_THRESHOLD_PX) return;
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
